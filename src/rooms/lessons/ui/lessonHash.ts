// The address of a lesson at a moment of it: its part, how far the learner has come there, and the moment that is shown.
import * as v from 'valibot';
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import { SET } from '../../../scenarios/lessons/lessonWork.ts';
import { sceneWith } from '../../../scenarios/lessons/repaired.ts';
import { namedHash } from '../../../scenarios/link/namedLink.ts';
import { parseLink, type Link } from '../../../scenarios/link/permalink.ts';
import type { ParameterValues, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { jsonOf } from '../../../scenarios/link/jsonOf.ts';
import { decodeText } from '../../../ui/link/decode.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import { currentLink } from '../../../ui/link/currentLink.ts';
import { library } from '../../../ui/stores/library.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { joinedCodes } from './assignmentCode.ts';
import { partOf, runNow, type LessonRun } from './lessonStore.ts';
import { chosenIn } from './question.ts';

/** How far a learner has come in a part. */
export interface PlaceInPart {
  readonly set: ParameterValues;
  readonly chosen: string | null;
  readonly reached: readonly string[];
  readonly hints: number;
  readonly hasCommitted: boolean;
  readonly link: Link;
}

/** Null while the page shows something else than the lesson. */
export async function lessonHash(): Promise<string | null> {
  const run = runNow();
  const link = currentLink();
  if (run === null || link === null || getExperiment() !== run.experiment) return null;
  const place = placeIn(run);
  if (isAtItsBeginning(run)) return namedHash(place);
  const { set, reached, hints, hasCommitted } = run;
  const chosen = chosenIn(run.question);
  const at = await encodeText(JSON.stringify({ set, chosen, reached, hints, hasCommitted, link }));
  return namedHash({ ...place, at });
}

/** The beginning of its part. */
export function placeIn(run: LessonRun) {
  const part = partOf(run).id;
  if (run.assigned === null) return { kind: 'lesson', id: run.lesson.id, part } as const;
  const { tasks, index } = run.assigned;
  const id = joinedCodes(tasks.map(({ code }) => code));
  return { kind: 'work', id, ...(index === 0 ? {} : { task: index + 1 }), part } as const;
}

/** As its plain address opens it. */
function isAtItsBeginning(run: LessonRun): boolean {
  const { settings = [] } = partOf(run);
  return (
    !run.hasCommitted &&
    run.reached.length === 0 &&
    run.experiment?.commands.length === 0 &&
    usePlayhead.getState().step === run.openedAtStep &&
    settings.every(({ name, initial }) => run.set[name] === initial)
  );
}

/** Null if it is damaged, or of another part. */
export async function readPlace(encoded: string, part: Part): Promise<PlaceInPart | null> {
  const text = await decodeText(encoded);
  const place = text.ok ? v.safeParse(PLACE, jsonOf(text.value)) : null;
  if (place?.success !== true) return null;
  const { set, chosen, reached, hints, hasCommitted, link } = place.output;
  const parsed = parseLink(JSON.stringify(link), library);
  const isKnown = chosen === null || part.prediction?.options.some(({ id }) => id === chosen) === true;
  if (!parsed.ok || !isKnown || !isOfPart(parsed.value, part, set)) return null;
  const milestones = part.goal?.milestones.map(({ id }) => id) ?? [];
  return {
    set,
    chosen,
    reached: milestones.filter((id) => reached.includes(id)),
    hints,
    hasCommitted,
    link: parsed.value,
  };
}

/** Of what is set there, the part makes the very scene of the link. */
function isOfPart({ choices }: Link, part: Part, set: ParameterValues): boolean {
  try {
    return isSceneOf(part, set, choices);
  } catch {
    return false;
  }
}

/** Whether these are the part's worlds, with whatever program where one is to be mended. */
export function isSceneOf(part: Part, set: ParameterValues, choices: readonly ScenarioChoice[]): boolean {
  return JSON.stringify(sceneWith(part, set, choices[0]?.code)) === JSON.stringify(choices);
}

const PLACE = v.object({
  set: SET,
  chosen: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  reached: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
  hints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  hasCommitted: v.boolean(),
  link: v.unknown(),
});
