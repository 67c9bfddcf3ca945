import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the page into the site, which lies below `SITE_BASE`. `toy-battle` is the package itself, from `dist`. */
export default defineConfig({
  root: path('.'),
  base: `${(process.env.SITE_BASE ?? '/').replace(/\/?$/, '/')}play/`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: path('../../reports/site/play'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's budget is checked by its tests.
    reportCompressedSize: false,
  },
});
