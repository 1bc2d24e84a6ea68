// Pictures of the museum's pieces, each played when somebody comes near its card, one after the other and in slices, never in
// the way of what a visitor does. What was played once is kept.
import { stepsToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import type { Finding } from '../../../engine/index.ts';
import { wallClockMs } from '../../playback/playbackLoop.ts';
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

/** What is played between two frames leaves the frame its time. One step of a long list may take longer. */
const SLICE_MS = 6;

const waiting: Asked[] = [];
/** The first of those who wait, under way. */
let playing: { readonly piece: MuseumPiece; readonly steps: ReturnType<typeof stepsToRed> } | null = null;
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
    playOn();
    if (playing !== null || waiting.length > 0) wake();
  }, 0);
}

/** One slice of what is under way, or of the next that somebody waits for. What nobody waits for any more is played to its end. */
function playOn(): void {
  const piece = playing?.piece ?? waiting[0]?.piece;
  if (piece === undefined) return;
  playing ??= { piece, steps: stepsToRed(piece) };
  const untilMs = wallClockMs() + SLICE_MS;
  do {
    const { done, value } = playing.steps.next();
    if (done !== true) continue;
    playing = null;
    return hand(piece, value === null ? null : { picture: redPicture(value), finding: value.violation });
  } while (wallClockMs() < untilMs);
}

/** Keeps it and tells all who wait for it. */
function hand(piece: MuseumPiece, moment: ShownMoment | null): void {
  kept.set(piece.id, moment);
  for (const asked of waiting.filter((each) => each.piece === piece)) {
    waiting.splice(waiting.indexOf(asked), 1);
    asked.listener(moment);
  }
}
