import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import Landing from './Landing.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    // The layout of a page whose front matter says `layout: landing`.
    app.component('landing', Landing);
  },
} satisfies Theme;
