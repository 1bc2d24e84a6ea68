import { statOf, type Stat, type Znode } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { Change } from './Change.tsx';
import { Fact, Facts } from './Facts.tsx';

/** The eleven fields of a Stat by ZooKeeper's names; those that the step has changed are lit. `before`: null if it was not there. */
export function StatFacts({ node, before }: { readonly node: Znode; readonly before: Znode | null }) {
  const { format } = useWords();
  const { stats, was } = useWords(CARDS).znode;
  const [now, earlier] = [statOf(node), before === null ? null : statOf(before)];
  const text = (field: keyof Stat, stat: Stat) =>
    field === 'ctimeMs' || field === 'mtimeMs' ? format.clock(stat[field]) : String(stat[field]);
  return (
    <Facts>
      {FIELDS.map(([name, field]) => {
        const hasChanged = earlier !== null && earlier[field] !== now[field];
        return (
          <Fact key={name} name={name} tip={stats[name]} look="code">
            <Change change={hasChanged ? 'added' : 'kept'}>{text(field, now)}</Change>
            {hasChanged && ` ${was(text(field, earlier))}`}
          </Fact>
        );
      })}
    </Facts>
  );
}

/** In the order of org.apache.zookeeper.data.Stat. */
const FIELDS = [
  ['czxid', 'czxid'],
  ['mzxid', 'mzxid'],
  ['ctime', 'ctimeMs'],
  ['mtime', 'mtimeMs'],
  ['version', 'version'],
  ['cversion', 'cversion'],
  ['aversion', 'aversion'],
  ['ephemeralOwner', 'ephemeralOwner'],
  ['dataLength', 'dataLength'],
  ['numChildren', 'numChildren'],
  ['pzxid', 'pzxid'],
] as const satisfies readonly (readonly [string, keyof Stat])[];
