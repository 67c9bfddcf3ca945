import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root, sources } from '../../.vitepress/files.js';

const fence = '`````';

/** A page for each source that a guide links to. */
export default {
  paths: () =>
    sources.map((file) => ({
      params: { file },
      content: `${fence}${extname(file).slice(1).replace(/^mjs$/, 'js')}\n${readFileSync(join(root, file), 'utf8')}${fence}`,
    })),
};
