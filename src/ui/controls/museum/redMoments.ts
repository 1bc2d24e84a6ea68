// Pictures of the museum's pieces, each played when somebody comes near its card, one after the other and never in the way
// of what a visitor does. What was played once is kept.
import { playToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/museum/piece.ts';
import type { Finding } from '../../../engine/index.ts';
import { redPicture, type RedPicture } from '../../select/red/redPicture.ts';

export interface ShownMoment {
  readonly picture: RedPicture;
  readonly finding: Finding;
}

/** Tells `listener` when the picture is there, at once if it is already; answers how to ask no more. */
export function askForMoment(piece: MuseumPiece, listener: (moment: ShownMoment | null) => void): () => void {
  const known = kept.get(piece.id);
  if (known !== undefined) {
    listener(known);
    return () => undefined;
  }
  const asked: Asked = { piece, listener };
  waiting.push(asked);
  wake();
  return () => {
    const at = waiting.indexOf(asked);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** What has been played before, for the first thing that is drawn. */
export function knownMoment({ id }: MuseumPiece): ShownMoment | null {
  return kept.get(id) ?? null;
}

/** While somebody scrolls nothing is played; answers how to end that. */
export function waitWhileScrolled(scroller: EventTarget): () => void {
  const hold = () => {
    if (rest !== null) clearTimeout(rest);
    rest = setTimeout(() => {
      rest = null;
      wake();
    }, REST_MS);
  };
  scroller.addEventListener('scroll', hold, { passive: true });
  return () => scroller.removeEventListener('scroll', hold);
}

/** So long after the last movement it has come to rest. */
const REST_MS = 100;

interface Asked {
  readonly piece: MuseumPiece;
  readonly listener: (moment: ShownMoment | null) => void;
}

const waiting: Asked[] = [];
/** Null for a piece whose promise holds, which the tests exclude. */
const kept = new Map<string, ShownMoment | null>();
let isAwake = false;
let rest: ReturnType<typeof setTimeout> | null = null;

function wake(): void {
  if (isAwake || rest !== null) return;
  isAwake = true;
  setTimeout(() => {
    isAwake = false;
    if (rest !== null) return;
    const next = waiting.shift();
    if (next === undefined) return;
    next.listener(play(next.piece));
    wake();
  }, 0);
}

function play(piece: MuseumPiece): ShownMoment | null {
  const known = kept.get(piece.id);
  if (known !== undefined) return known;
  const moment = playToRed(piece);
  const shown = moment === null ? null : { picture: redPicture(moment), finding: moment.violation };
  kept.set(piece.id, shown);
  return shown;
}
