// Runs the `sh` blocks of README.md and the guides in the top folder, each as it stands; `sh no-run` is left out, and
// so is any line given as an argument, for callers that have just run that command.
import { spawnSync } from 'node:child_process';
import { blocksOf, pages, root } from './fences.js';

const done = process.argv.slice(2);
let failed = 0;

for (const block of pages().flatMap(blocksOf)) {
  if (block.language !== 'sh' || block.info === 'no-run') continue;
  const lines = block.code.split('\n').map((line) => (done.includes(line.replace(/\s+#.*/, '').trim()) ? '' : line));
  console.log(`\n--- ${block.page}:${block.line}\n${block.code}\n---`);
  const { status } = spawnSync('bash', ['-eu', '-o', 'pipefail', '-c', lines.join('\n')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    failed++;
    console.log(`${block.page}:${block.line} failed`);
  }
}
process.exitCode = failed ? 1 : 0;
