// What is otherwise here than in the world beside it, in words, each of them leading to the thing.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Name } from '../../draw/thing/useLooks.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { nameOf } from './differingOf.ts';
import type { Difference } from './worldDifferences.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

export interface DifferencesModel extends ViewModel {
  readonly rows: readonly DifferenceRow[];
  /** How many are not listed, in words; null where all are. */
  readonly more: string | null;
}

export interface DifferenceRow {
  readonly key: string;
  readonly kind: Difference['kind'];
  /** Where it leads: what is only in the other world is looked at there. */
  readonly thing: Name & { readonly world: WorldSide };
  readonly text: string;
}

/** More are read by nobody, and how many there are is said. */
const LISTED = 200;

/** `found`: null while there is one world. */
export function differencesModel(
  { view: { side } }: Scene,
  texts: Texts,
  found: readonly Difference[] | null,
): DifferencesModel | string {
  const { words } = texts;
  if (found === null) return words.alone;
  if (found.length === 0) return words.none;
  const [beside, there] = side === 0 ? ([1, words.there.right] as const) : ([0, words.there.left] as const);
  return {
    line: words.line(found.length),
    spoken: [],
    things: [],
    rows: found.slice(0, LISTED).map((difference) => ({
      key: `${difference.kind} ${difference.id}`,
      kind: difference.kind,
      thing: { world: isElsewhere(difference) ? beside : side, ...nameOf(difference) },
      text: textOf(difference, there, texts),
    })),
    more: found.length > LISTED ? words.more(found.length - LISTED) : null,
  };
}

function isElsewhere(difference: Difference): boolean {
  if (difference.kind === 'znode') return difference.where === 'there';
  return (difference.kind === 'client' || difference.kind === 'server') && difference.own === null;
}

function textOf(difference: Difference, there: string, { words, txns }: Texts): string {
  const { states } = txns;
  switch (difference.kind) {
    case 'belief':
      return words.belief(difference.id, difference.own, difference.other, there);
    case 'client': {
      const [own = null, other = null] = [difference.own, difference.other].map((standing) =>
        standing === null ? null : words.clientStates[standing],
      );
      return words.client(difference.id, own, other, there);
    }
    case 'session':
      return words.session(difference.id, difference.own, difference.other, there);
    case 'server': {
      const [own = null, other = null] = [difference.own, difference.other].map((standing) =>
        standing === null ? null : states[standing],
      );
      return words.server(numberOf(difference.id), own, other, there);
    }
    case 'znode':
      return words.znode(difference.id, difference.where, there);
    case 'data':
      return words.data(difference.id, difference.own, difference.other, there);
    case 'owner':
      return words.owner(difference.id, difference.own, difference.other, there);
    case 'written':
      return words.written(difference.id, difference.own, difference.other, there);
    case 'acl':
      return words.acl(difference.id, there);
    case 'log':
      return words.log(numberOf(difference.id), difference.from, difference.own, difference.other, there);
    default:
      return difference satisfies never;
  }
}

function numberOf(server: string): number {
  return Number(server.slice('server:'.length));
}
