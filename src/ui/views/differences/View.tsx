import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewWords } from '../../../words/messages.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { hover, select, type Thing } from '../../stores/selection.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { nameOf } from './differingOf.ts';
import { useDifferences } from './useDifferences.ts';
import type { Difference } from './worldDifferences.ts';
import styles from './differences.module.css';

/** More are read by nobody, and how many there are is said. */
const LISTED = 200;

/** What is otherwise here than in the world beside it: in words, each of them leading to the thing. */
export function DifferencesView({ side }: { readonly side: WorldSide }) {
  const { differences: words, txns } = useWords(SHELF);
  const found = useDifferences(side);
  const there = side === 0 ? words.there.right : words.there.left;
  const line = found === null ? words.alone : found.length === 0 ? words.none : words.line(found.length);
  return (
    <ViewFrame id="differences" line={line} spoken={[]}>
      {found === null || found.length === 0 ? null : (
        <ul className={styles.list}>
          {found.slice(0, LISTED).map((difference) => (
            <li key={`${difference.kind} ${difference.id}`}>
              <Jump side={side} difference={difference} text={textOf(difference, there, words, txns)} />
            </li>
          ))}
          {found.length > LISTED && <li>{words.more(found.length - LISTED)}</li>}
        </ul>
      )}
    </ViewFrame>
  );
}

/** What is only in the other world is looked at there. */
function Jump({
  side,
  difference,
  text,
}: {
  readonly side: WorldSide;
  readonly difference: Difference;
  readonly text: string;
}) {
  const thing: Thing = {
    world: isElsewhere(difference) ? (side === 0 ? 1 : 0) : side,
    ...nameOf(difference),
  };
  return (
    <button
      type="button"
      className={styles.jump}
      data-kind={difference.kind}
      onClick={() => select(thing)}
      onPointerEnter={() => hover(thing)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(thing)}
      onBlur={() => hover(null)}
    >
      {text}
    </button>
  );
}

function isElsewhere(difference: Difference): boolean {
  if (difference.kind === 'znode') return difference.where === 'there';
  return (difference.kind === 'client' || difference.kind === 'server') && difference.own === null;
}

function textOf(
  difference: Difference,
  there: string,
  words: ViewWords['differences'],
  { states }: ViewWords['txns'],
): string {
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
