/** Random chess games, as a yardstick. Each function plays `games` games of at most `limit` plies and counts plies. */
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { chooser } from './random.js';

const limit = 150;

export function chessopsGames(games: number): number {
  const choose = chooser(7);
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const position = Chess.default();
    for (let ply = 0; ply < limit && !position.isEnd(); ply++) {
      const froms: number[] = [];
      const tos: number[] = [];
      for (const [from, dests] of position.allDests()) {
        for (const to of dests) {
          froms.push(from);
          tos.push(to);
        }
      }
      const index = choose(froms.length);
      const from = froms[index]!;
      const to = tos[index]!;
      const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to >= 56);
      position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
      plies++;
    }
  }
  return plies;
}

export function chessJsGames(games: number): number {
  const choose = chooser(7);
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const position = new ChessJs();
    for (let ply = 0; ply < limit; ply++) {
      const moves = position.moves();
      if (moves.length === 0 || position.isInsufficientMaterial()) break;
      position.move(moves[choose(moves.length)]!);
      plies++;
    }
  }
  return plies;
}
