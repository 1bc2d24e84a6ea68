// What stands below a client: what stops it, if anything does, and the step its program is on.
import { stepWords } from '../../../words/stepWords.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { ENTERED_BY, HELD_STEP, LEARNING_STEP } from '../../select/heldStep.ts';
import { clamp } from '../../draw/board/geometry.ts';
import type { DiscBox } from './layout.ts';
import { legible } from '../../draw/thing/legible.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { textWidth, wrap } from '../../draw/thing/textFit.ts';
import { lastReadText, standingOf } from '../../draw/thing/thingNames.ts';

export interface Caption {
  readonly fontSize: number;
  /** How far it is moved from the middle of its disc to stay inside the picture. */
  readonly shift: number;
  readonly lines: readonly CaptionLine[];
}

interface CaptionLine {
  readonly text: string;
  readonly rank: 'standing' | 'step';
}

interface CaptionPlace extends Pick<PictureSize, 'type' | 'width'> {
  /** In a class: whose phone the client is. */
  readonly person?: string | null;
}

/** Where no step is marked, what it does in a word. As many lines as there is room for. */
export function captionOf(
  disc: ClientDisc,
  box: DiscBox,
  words: Messages,
  { type, width, person = null }: CaptionPlace,
): Caption {
  const fontSize = fontSizeOf(stepOf(disc, words), box, type);
  const lines =
    person === null ? linesOf(disc, box, words, fontSize) : linesOfPerson(person, disc, box, words, fontSize);
  const half = (BOLD * Math.max(0, ...lines.map(({ text }) => textWidth(text, fontSize)))) / 2;
  return { fontSize, lines, shift: clamp(box.x, half, Math.max(half, width - half)) - box.x };
}

/** A step that just does not fit into the only line is written smaller rather than not at all. */
function fontSizeOf(step: string | null, { captionWidth, captionLines }: DiscBox, type: number): number {
  const small = legible(11, type, 'text');
  const usual = captionWidth < 62 * type ? small : legible(12, type, 'text');
  if (step === null || captionLines !== 1 || isOneLine(step, captionWidth, usual)) return usual;
  return isOneLine(step, captionWidth, small) ? small : usual;
}

function isOneLine(text: string, width: number, fontSize: number): boolean {
  return wrap(text, width / BOLD, fontSize, 1)[0] === text;
}

function isCut(lines: readonly string[]): boolean {
  return lines.some((line) => line.endsWith('…'));
}

/** Half a sentence of what it believes says something else. */
function isWrong({ belief }: ClientDisc): boolean {
  return belief?.truth === 'false';
}

/** How much wider bold words are than words are taken for. */
const BOLD = 1.14;

function linesOf(
  disc: ClientDisc,
  { captionWidth: width, captionLines: lineCount }: DiscBox,
  words: Messages,
  fontSize: number,
): readonly CaptionLine[] {
  const step = stepOf(disc, words);
  const doesNotFit =
    step !== null &&
    (lineCount === 1
      ? !isOneLine(step, width, fontSize)
      : isWrong(disc) && isCut(wrap(step, width / BOLD, fontSize, 2)));
  const isBeside = disc.atStep === null && lineCount > 1;
  const first = step === null || isBeside || isHeldUp(disc) || doesNotFit ? standingOf(disc, words) : step;
  const wrapped = wrap(first, width / BOLD, fontSize, Math.min(2, lineCount));
  // The disc and its bar say as much as a word cut in the middle.
  if (wrapped.length === 1 && wrapped[0] !== first) return [];
  const lines = wrapped.map((text): CaptionLine => ({ text, rank: 'standing' }));
  const room = lineCount - lines.length;
  if (step === null || step === first || room < 1) return lines;
  const more = wrap(step, width, fontSize * 0.94, room);
  if (isWrong(disc) && isCut(more)) return lines;
  return [...lines, ...more.map((text): CaptionLine => ({ text, rank: 'step' }))];
}

/** The person first, cut to one line, and what there is room for below. */
function linesOfPerson(
  person: string,
  disc: ClientDisc,
  box: DiscBox,
  words: Messages,
  fontSize: number,
): readonly CaptionLine[] {
  const [name = person] = wrap(person, box.captionWidth / BOLD, fontSize, 1);
  const below = { ...box, captionLines: box.captionLines - 1 };
  const more = below.captionLines > 0 ? linesOf(disc, below, words, fontSize) : [];
  return [{ text: name, rank: 'standing' }, ...more.filter(({ text }) => text !== name)];
}

/** The step its program is on, or what it wrongly believes instead; where it marks none, what it knows of the value that its lesson is about. */
function stepOf(disc: ClientDisc, words: Messages): string | null {
  if (hasEnded(disc)) return null;
  if (disc.belief?.truth === 'false') return words.picture.believes(disc.belief.what);
  if (disc.atStep !== null) {
    if (disc.belief === null) return HELD_STEP.test(disc.atStep) ? null : stepWords(words, disc.atStep);
    if (LEARNING_STEP.test(disc.atStep)) return words.picture.holdsTheLock;
    return stepWords(words, ENTERED_BY[disc.atStep] ?? disc.atStep);
  }
  return disc.lastRead === null ? null : lastReadText(disc.lastRead, words.picture);
}

function hasEnded(disc: ClientDisc): boolean {
  return disc.process === 'killed' || disc.process === 'closed' || disc.activity === 'done';
}

/** Whether something else than its program decides what it does now. */
function isHeldUp(disc: ClientDisc): boolean {
  return disc.process !== 'running' || disc.wire !== 'up' || disc.activity === 'failed';
}
