// What the builder offers to show, by kind, with what each is called.
import { FIGURES } from '../../../embed/figures.ts';
import type { BuilderWords, Messages } from '../../../words/messages.ts';
import { PAIRS, WORLD_NAMES } from '../../../ui/controls/presets.ts';
import type { Option } from '../../../ui/controls/sceneForm/Select.tsx';
import { listScenes } from '../ui/sceneOf.ts';
import type { NamedLink } from '../../../scenarios/link/namedLink.ts';

/** The value of the moment that the page was opened with. */
export const OWN_MOMENT = '(moment)';

export interface SceneGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export function sceneGroups(
  words: BuilderWords,
  all: Messages,
  lessonPartName: (part: string) => string,
  hasMoment: boolean,
): readonly SceneGroup[] {
  const { pairs, museum, lessons: parts, scenarios } = listScenes();
  const named = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
    ids.map((value): Option => ({ value, label: nameOf(value) ?? value }));
  return [
    ...(hasMoment
      ? [{ label: words.kinds.moment, options: [{ value: OWN_MOMENT, label: words.moment }] }]
      : []),
    { label: words.kinds.figures, options: FIGURES.map((value) => ({ value, label: words.figures[value] })) },
    { label: words.kinds.pairs, options: named(pairs, (id) => pairName(id, all)) },
    { label: words.kinds.museum, options: named(museum, (id) => all.museum[id]?.name) },
    { label: words.kinds.lessons, options: named(parts, lessonPartName) },
    { label: words.kinds.scenarios, options: named(scenarios, (id) => scenarioName(id, all)) },
  ];
}

/** What the whole lab calls it in its address; null of what it does not have by itself, as a figure. */
export function namedScene(scene: string): NamedLink | null {
  const { pairs, museum, lessons, scenarios } = listScenes();
  if (museum.includes(scene)) return { kind: 'museum', id: scene };
  if (lessons.includes(scene)) {
    const [id = '', part = null] = scene.split('/');
    return { kind: 'lesson', id, part };
  }
  return [...pairs, ...scenarios].includes(scene) ? { kind: 'scene', id: scene } : null;
}

function pairName(id: string, { scenarios, catalogue }: Messages): string | undefined {
  const first = PAIRS.find((pair) => pair === id);
  return first === undefined ? catalogue.pairs[id]?.name : scenarios.pairs[first].name;
}

function scenarioName(id: string, { scenarios, catalogue }: Messages): string | undefined {
  const first = WORLD_NAMES.find((name) => name === id || name === `${id}/exists`);
  return first === undefined ? catalogue.scenarios[id]?.name : scenarios.worlds[first].name;
}
