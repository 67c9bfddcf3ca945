import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');

const common: Options = { target: 'es2022', outDir: 'dist' };

/** Puts the licences of what the program bundles beside it. */
const licences: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'licences',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const bundled = Object.keys(metafile?.inputs ?? {}).map(
        (file) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0],
      );
      const texts = [...new Set(bundled)].sort().flatMap((folder) => {
        const file = folder && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        return file
          ? [`${folder.replace(/.*node_modules\//, '')}\n\n${readFileSync(`${folder}/${file}`, 'utf8')}`]
          : [];
      });
      writeFileSync('dist/cli.licenses.txt', texts.join('\n\n'));
    });
  },
};

/** tinypool looks for the code of its threads beside itself: in the bundle that is `pool-worker.js`. */
const poolWorker: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pool worker',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]tinypool[\\/]dist[\\/]index\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const contents = code.replace('/../entry/worker.js', '/../pool-worker.js');
      if (contents === code) throw new Error('tinypool starts its threads in another way');
      return { contents, loader: 'js' };
    });
  },
};

export default defineConfig([
  {
    ...common,
    name: 'library',
    entry: {
      index: 'src/index.ts',
      schema: 'src/schema/index.ts',
      text: 'src/text/index.ts',
      bots: 'src/bots/index.ts',
      render: 'src/render/index.ts',
    },
    format: ['esm', 'cjs'],
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    sourcemap: true,
    dts: true,
  },
  {
    ...common,
    name: 'program',
    entry: {
      cli: 'src/cli/index.ts',
      'arena-worker': 'src/cli/arena/worker.ts',
      'pool-worker': 'node_modules/tinypool/dist/entry/worker.js',
    },
    format: 'esm',
    platform: 'node',
    esbuildPlugins: [licences, poolWorker],
    // Bundled CommonJS packages call `require` for Node's own modules.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  },
]);
