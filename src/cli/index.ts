#!/usr/bin/env node
/** The program `toy-battle`: {@link run} in the real world. */
import { Console } from 'node:console';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pc from 'picocolors';
import { EXIT, type Io } from './io.js';
import { chooseInTerminal } from './prompt.js';
import { run } from './run.js';

// Standard output is for what the program itself has to say; a bot may print what it likes.
globalThis.console = new Console(process.stderr, process.stderr);
// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
});
process.once('SIGINT', () => process.exit(EXIT.interrupted));

const io: Io = {
  isTTY: process.stdin.isTTY === true && process.stdout.isTTY === true,
  colour: process.stdout.isTTY === true && pc.isColorSupported,
  errIsTTY: process.stderr.isTTY === true,
  out: (chunk) => void process.stdout.write(chunk),
  err: (chunk) => void process.stderr.write(chunk),
  readStdin: () => text(process.stdin),
  stdin: () => process.stdin,
  readFile: (path) => readFile(path, 'utf8'),
  choose: (message, labels) => {
    // What stands if input ends at a prompt (Ctrl-D): it then never answers, and leaves the cursor hidden.
    process.exitCode = EXIT.interrupted;
    return chooseInTerminal(message, labels);
  },
  newSeed: () => randomBytes(16).toString('hex'),
};

process.once('exit', (code) => {
  if (code === EXIT.interrupted && process.stdout.isTTY) process.stdout.write('\u001b[?25h\n');
});
void run(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});
