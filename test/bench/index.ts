/** `npm run bench`; its threads start here too. */
import { isThread, playInThread } from './threads.js';

if (isThread) playInThread();
else await import('./bench.js');
