import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { amendTheme } from './amend.js';
import { pageOf } from './files.js';
import { gallery } from './gallery.js';
import { anchorOf, linksOfFiles } from './links.js';
import { guideGroups, referenceSidebars, sourceGroups } from './sidebar.js';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const base = (process.env.SITE_BASE ?? '/').replace(/\/?$/, '/');
const guides = guideGroups();

/** The whole repository is the source, so that README.md and CHANGELOG.md are pages as they stand. */
export default defineConfig({
  srcDir: '..',
  srcExclude: ['docs/api/**', 'docs/play/**', 'coverage/**', 'src/**', 'test/**', 'reports/!(reference)/**'],
  rewrites: pageOf,
  outDir: path('reports/site'),
  cacheDir: path('reports/vitepress'),
  base,
  lang: 'en-GB',
  head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
  title: 'toy-battle',
  description: 'A rules engine for the board game Toy Battle',
  transformPageData: ({ params }) => (params?.file ? { title: params.file } : undefined),
  markdown: {
    anchor: { slugify: anchorOf },
    config(md) {
      md.use(gallery).use(linksOfFiles, base);
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vite: {
    publicDir: path('docs/.vitepress/public'),
    plugins: [amendTheme()],
    optimizeDeps: { entries: ['docs/.vitepress/theme/index.ts'] },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Guides', link: '/getting-started', activeMatch: '^/(guides|getting-started)' },
      { text: 'Rules', link: '/rules' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Gallery', link: '/gallery' },
      { text: 'Play', link: '/play/', target: '_self' },
    ],
    sidebar: {
      ...referenceSidebars(),
      '/source/': sourceGroups(),
      '/': [
        ...guides,
        {
          text: 'Look it up',
          items: [
            { text: 'Gallery', link: '/gallery' },
            { text: 'API reference', link: '/reference/' },
            { text: 'About the package', link: '/about' },
            { text: 'Changelog', link: '/changelog' },
          ],
        },
      ],
    },
    outline: [2, 3],
    search: { provider: 'local' },
    externalLinkIcon: true,
  },
});
