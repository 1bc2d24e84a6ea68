// What stands in the rooms: every scene with what is said of it.
import { scenarioPairs } from '../../scenarios/library.ts';
import { articlesOf } from '../../scenarios/museum/articles.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import type { Tag } from '../../scenarios/scenario/concepts.ts';
import type { Family } from '../../scenarios/scenario/scenario.ts';
import type { SceneRoomId } from '../../words/contracts/roomId.ts';
import { invariantWords } from '../../words/invariantWords.ts';
import type { Messages } from '../../words/messages.ts';
import { allScenes, type Scene } from './scenes.ts';
import { PAIRS, worldNameOf } from '../controls/presets.ts';
import { tagsOfScenario } from '../controls/search.ts';
import type { Findable } from '../room/findable.ts';
import { SECONDS_TO_REST } from './secondsToRest.ts';

export interface Entry extends Findable {
  readonly id: string;
  readonly scene: Scene;
  readonly room: SceneRoomId | 'museum';
  readonly name: string;
  readonly more: string;
  /** So long it plays if nobody touches it; null: without end. */
  readonly seconds: number | null;
}

export const SCENE_ROOMS: readonly SceneRoomId[] = ['locks', 'elections', 'queues', 'ensemble'];

const ROOM_OF: Readonly<Record<Family, SceneRoomId>> = {
  locks: 'locks',
  elections: 'elections',
  queues: 'queues',
  coordination: 'queues',
  ensemble: 'ensemble',
};

/**
 * `words`: those of the page. `others`: of every further language that is to be searched. The same list as before for the same words:
 * what was read of it to search it is read once.
 */
export function foundScenes(words: Messages, others: readonly Messages[]): readonly Entry[] {
  const before = found.get(words);
  const isSame =
    before?.others.length === others.length && others.every((each, at) => each === before.others[at]);
  if (isSame) return before.entries;
  const entries = scenesIn(words, others);
  found.set(words, { others, entries });
  return entries;
}

const found = new WeakMap<
  Messages,
  { readonly others: readonly Messages[]; readonly entries: readonly Entry[] }
>();

function scenesIn(words: Messages, others: readonly Messages[]): readonly Entry[] {
  return allScenes().map((scene) => {
    const said = saidOf(scene, words);
    const elsewhere = others.map((each) => saidOf(scene, each));
    return {
      id: scene.id,
      scene,
      room: scene.kind === 'piece' ? 'museum' : ROOM_OF[scene.family],
      name: said.name,
      more: said.more,
      seconds: SECONDS_TO_REST.get(scene.id) ?? null,
      names: [said.name, ...elsewhere.map(({ name }) => name), scene.id],
      tags: tagsOf(scene),
      said: [said, ...elsewhere].flatMap(({ more, rest }) => [more, ...rest]),
    };
  });
}

interface Said {
  readonly name: string;
  readonly more: string;
  readonly rest: readonly string[];
}

function saidOf(scene: Scene, words: Messages): Said {
  switch (scene.kind) {
    case 'pair':
      return saidOfPair(scene, words);
    case 'piece':
      return saidOfPiece(scene, words);
    case 'scenario':
      return saidOfScenario(scene, words);
    default:
      return scene.kind satisfies never;
  }
}

function saidOfPair({ id }: Scene, { catalogue, dialogs, scenarios }: Messages): Said {
  const first = PAIRS.find((pair) => pair === id);
  if (first !== undefined) return { name: scenarios.pairs[first].name, more: dialogs.pairs[first], rest: [] };
  const said = catalogue.pairs[id];
  return { name: said?.name ?? id, more: said?.more ?? '', rest: [said?.sentence ?? ''] };
}

function saidOfScenario({ id, choices }: Scene, { catalogue, scenarios }: Messages): Said {
  const said = catalogue.scenarios[id];
  const [choice] = choices();
  if (said !== undefined) {
    const sentence = choice === undefined ? [] : [said.sentence(choice)];
    // `readOnlyMode` is found as “read only mode” too.
    const switches = Object.entries(said.parameters ?? {}).flatMap(([name, { label }]) => [
      label,
      name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    ]);
    return { name: said.name, more: said.more, rest: [...sentence, ...switches] };
  }
  const world = choice === undefined ? null : worldNameOf(choice);
  const { name, more } = world === null ? { name: id, more: '' } : scenarios.worlds[world];
  return { name, more, rest: [] };
}

function saidOfPiece({ id }: Scene, words: Messages): Said {
  const piece = museumPieces.find((each) => each.id === id);
  const said = words.museum[id];
  if (piece === undefined || said === undefined) return { name: id, more: '', rest: [] };
  const { corpus, source, invariant } = piece;
  const articles = articlesOf(id).flatMap((article) => [article, words.gallery.articles[article]]);
  const promise = invariantWords(invariant, words).name;
  const rest = [said.look, said.fix, source, invariant, promise, ...corpus, ...articles];
  return { name: said.name, more: said.story, rest };
}

/** A scene of two worlds, and a piece of the museum, is about what its scenarios are about. */
function tagsOf({ kind, id, choices }: Scene): readonly Tag[] {
  const pair = kind === 'pair' ? scenarioPairs.find((each) => each.id === id) : undefined;
  const ids =
    pair === undefined
      ? choices().map(({ scenario }) => scenario)
      : [pair.left.scenario, pair.right.scenario];
  return [...new Set(ids.flatMap(tagsOfScenario))];
}
