// A bot for Toy Battle that plays any legal action: the line protocol in JavaScript.
//
//     toy-battle arena --bots greedy,cmd:"node docs/examples/random_bot.mjs"
//
// The protocol is described in docs/protocol.md. Standard output is for messages, one JSON object a line; whatever is
// meant for people goes to standard error.
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Whole numbers below `count` that follow from the seed: so a tournament can be repeated. */
function chanceFrom(seed) {
  let asked = 0;
  return (count) => {
    const digest = createHash('sha256').update(`${seed} ${asked++}`).digest();
    return digest.readUInt32BE() % count;
  };
}

let chance = chanceFrom('no game yet');

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'hello':
      say({ type: 'hello', protocol: 1, name: 'random in JavaScript' });
      break;
    case 'new-game':
      chance = chanceFrom(message.seed);
      break;
    case 'choose': {
      // message.view is what this player may know; message.clock.milliseconds is the time there is.
      const { id } = message.legal[chance(message.legal.length)];
      say({ type: 'action', number: message.number, id });
      break;
    }
    // 'action', 'game-over' and 'stop' need no answer. A bot that thinks longer would keep an eye on 'stop'.
  }
}
