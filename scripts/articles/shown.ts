// What a sight of a row shows, in one sentence: the address of its moment, and what the page says there.
import type { RecordKind, Simulation, TraceRecord } from '../../src/engine/index.ts';
import type { Experiment } from '../../src/scenarios/experiment/experiment.ts';
import type { Action } from '../../src/scenarios/lessons/lesson.ts';
import { museumPieces } from '../../src/scenarios/museum/museum.ts';
import { playToRed } from '../../src/scenarios/museum/playPiece.ts';
import { levelOf } from '../../src/ui/select/logLevels.ts';
import { tell } from '../../src/ui/select/tell.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { en } from '../../src/words/en/index.ts';
import { inVoice } from '../../src/words/inVoice.ts';
import { lessonWords } from '../../src/rooms/lessons/words/en/lessons.ts';
import { invariantWords } from '../../src/words/invariantWords.ts';
import type { Messages } from '../../src/words/messages.ts';
import { RECORDS } from '../../src/words/records.ts';
import { playedTo } from '../../src/rooms/claims/model/playedTo.ts';
import { addressOf } from './links.ts';
import type { Sight } from '../../src/rooms/claims/model/row.ts';

export interface Shown {
  /** Relative to the page. */
  readonly address: string;
  readonly sentence: string;
}

export async function shownIn(sight: Sight): Promise<Shown> {
  return { address: await addressOf(sight), sentence: sentenceOf(sight) };
}

/** Of a moment: what has just happened in each world. Of a museum piece: what breaks. Of a lesson: what it is for. */
export function sentenceOf(sight: Sight): string {
  if (!('named' in sight)) return momentOf(playedTo(sight), decidedBy(sight.actions));
  const { named } = sight;
  if (named.kind !== 'lesson') return breachOf(named.id);
  const lesson = lessonWords.lessons[named.id];
  if (lesson?.parts[named.part ?? ''] === undefined)
    throw new Error(`${named.id} has no part ${String(named.part)}`);
  return `${lesson.title}: ${lesson.goal}`;
}

/** What a run was taken to: its record says best what the moment is about. Null for a time and for silence. */
function decidedBy(actions: readonly Action[]): RecordKind | null {
  const last = actions.findLast((action) => action.do === 'run');
  return last?.do === 'run' && last.until.on === 'record' ? last.until.kind : null;
}

function momentOf({ worlds, head, scenarios }: Experiment, kind: RecordKind | null): string {
  const said = worlds.map((world, side) => {
    const step = head.worldSteps[side] ?? 0;
    const words = inVoice(en, scenarios.slice(side, side + 1));
    return [lastOf(world, step, kind), ...brokenIn(world, step, words)].join('; broken: ');
  });
  const [left = '', right] = said;
  return right === undefined ? left : `left: ${left}; right: ${right}`;
}

/** Promises that stand broken then, as below the picture: none or one text. */
function brokenIn({ violations }: Simulation, step: number, words: Messages): readonly string[] {
  const now = violations.filter((each) => each.step <= step && (each.until === null || each.until > step));
  const names = [...new Set(now.map(({ invariant }) => invariantWords(invariant, words).name))];
  return names.length === 0 ? [] : [names.join(', ')];
}

/** What the log says of that step of a world, or of the last step that is part of the story. */
function lastOf(world: Simulation, step: number, kind: RecordKind | null): string {
  const upTo = world.trace.filter((record) => record.step <= step);
  const ofStep = upTo.filter((record) => record.step === step);
  const record =
    ofStep.findLast((each) => each.kind === kind && isTold(each)) ??
    ofStep.findLast((each) => levelOf(each) === 'story') ??
    ofStep.findLast((each) => isTold(each)) ??
    upTo.findLast((each) => levelOf(each) === 'story') ??
    upTo.findLast((each) => isTold(each));
  return record === undefined ? 'nothing yet' : tell(RECORDS.english, record, world);
}

function isTold(record: TraceRecord): boolean {
  return levelOf(record) !== 'everything';
}

function breachOf(id: string): string {
  const piece = museumPieces.find((each) => each.id === id);
  const red = piece === undefined ? null : playToRed(piece);
  const scenario = piece === undefined ? undefined : findScenario(piece.wrong.scenario);
  if (red === null || scenario === undefined) throw new Error(`${id} breaks nothing`);
  const { name, why } = invariantWords(red.violation.invariant, inVoice(en, [scenario]));
  return `${name}: ${why(red.violation)}`;
}
