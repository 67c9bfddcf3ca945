import { describe, expect, test } from 'vitest';
import { hello, type ProgramMessage, programMessage } from '../../src/cli/protocol/messages.js';
import { startProgram } from '../../src/cli/protocol/program.js';

describe('what a program writes', () => {
  test.each([
    ['{"type":"hello","protocol":1}', { type: 'hello', protocol: 1, name: '' }],
    ['{"type":"action","number":3,"id":1,"why":"x"}', { type: 'action', number: 3, id: 1 }],
    ['{"type":"error"}', { type: 'error', reason: 'crash', message: 'missing' }],
    ['{"type":"error","message":{"why":1}}', { type: 'error', reason: 'crash', message: '{"why":1}' }],
    ['{"type":"error","code":"illegal","message":"x"}', { type: 'error', reason: 'illegal', message: 'x' }],
    ['{"type":"info","depth":3}', undefined],
  ])('is read: %s', (line, message) => {
    expect(programMessage(line)).toEqual(message);
  });

  test.each([
    ['{"move":1}', /^no type/],
    ['{"type":"hello"}', /^protocol is missing, must be 1$/],
    ['{"type":"action","id":1}', /^number is missing/],
    ['{"type":"action","number":1}', /^id is missing/],
    ['{"type":"action","number":1,"id":"1"}', /^id is "1"/],
    ['{"type":"action","number":1,"id":[1]}', /^id is \[1\]/],
  ])('is refused: %s', (line, message) => {
    expect(() => programMessage(line)).toThrow(message);
  });
});

describe('a program', () => {
  const nameOf = (answer: ProgramMessage) => (answer.type === 'hello' ? answer.name : undefined);

  test('is told to stop before its time is over, and may still answer', async () => {
    // Answers the second line that it reads.
    const program = startProgram(`read a; read b; echo '{"type":"hello","protocol":1,"name":"late"}'; read c`);
    expect(await program.ask(hello('a test'), nameOf, 60_000, 50)).toEqual({ ok: true, value: 'late' });
    expect(program.alive).toBe(true);
    await program.close(60_000);
    expect(program.alive).toBe(false);
  });

  test('that clings to life is ended', async () => {
    const program = startProgram('trap "" TERM HUP; sleep 1000');
    const before = performance.now();
    await program.close(50);
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(await program.ask(hello('a test'), nameOf, 60_000)).toMatchObject({ ok: false, reason: 'crash' });
  });

  test('says why it ended', async () => {
    const program = startProgram('echo loading >&2; echo "no model" >&2; exit 7');
    const reply = await program.ask(hello('a test'), nameOf, 60_000);
    expect(reply).toEqual({ ok: false, reason: 'crash', message: 'ended with code 7: no model' });
  });

  test('whose last line has no line break is heard', async () => {
    const program = startProgram(`read a; printf '{"type":"hello","protocol":1,"name":"brief"}'`);
    expect(await program.ask(hello('a test'), nameOf, 60_000)).toEqual({ ok: true, value: 'brief' });
  });
});
