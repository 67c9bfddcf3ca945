/**
 * Toy Battle in the browser: the example client of the package `toy-battle`. It uses the package's public entries and
 * nothing else of it. Where to begin reading: `table.ts` holds a game as a server would, `session.ts` is what the page
 * remembers, `choice.ts` what a click means, `game.tsx` puts the parts on the screen.
 */
import { render } from 'preact';
import { App } from './app.js';
import './style.css';
import './setup.css';
import './game.css';

render(<App />, document.getElementById('app')!);
// From here on the page can be used: the browser's performance entries tell when that was.
performance.mark('usable');
