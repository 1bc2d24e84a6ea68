import { QUEUE_SIZES, queueCosts, type QueueCosts } from '../../../scenarios/queues/queueCosts.ts';
import type { TableModel, TableRow } from '../../draw/table/Table.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { packetGauge } from '../../select/packetGauge.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

/** What a queue costs with as many items as there are now, and with fewer and more. */
export function queueCostsTable({ view, line }: Scene, texts: Texts): TableModel | string {
  const { words } = texts;
  const gauge = packetGauge(view.world, [line.parent, ...(view.world.setup.recipe?.parents ?? [])]);
  if (gauge === null) return words.empty;
  const { path, children, limit } = gauge;
  const sizes = [...new Set([...QUEUE_SIZES, children])].toSorted((a, b) => a - b);
  const rows = sizes.map((items) =>
    rowOf(queueCosts(items), { path, limit, isNow: items === children }, texts),
  );
  const { list } = queueCosts(children);
  return {
    line: list === 'fits' ? words.fits(children) : words.tooLong(children),
    tone: list === 'fits' ? 'calm' : 'alarm',
    spoken: rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
    things: [{ kind: 'znode', id: path }],
    columns: COLUMNS.map((key) => ({ key, name: words.columns[key] })),
    rows,
  };
}

const COLUMNS = ['list', 'memory', 'writes', 'listed'] as const;

interface Of {
  readonly path: string;
  /** What a packet can hold, bytes. */
  readonly limit: number;
  readonly isNow: boolean;
}

function rowOf(costs: QueueCosts, { path, limit, isNow }: Of, { words, format }: Texts): TableRow {
  const { items, listBytes, list, memoryBytes, cleaningWrites, listedBytes } = costs;
  const amount = (bytes: number) => bytesText(bytes, format.number);
  const labels = {
    list: format.parts([amount(listBytes), words.share(shareOf(listBytes, limit))]),
    memory: amount(memoryBytes),
    writes: words.deletes(cleaningWrites),
    listed: amount(listedBytes),
  };
  const name = isNow ? words.now(items) : words.items(items);
  return {
    key: String(items),
    name,
    cells: COLUMNS.map((key) => ({
      thing: { kind: 'znode', id: path },
      look: key === 'list' && list === 'tooLong' ? 'wrong' : isNow ? 'truth' : 'none',
      label: labels[key],
      text: format.labelled(name, format.parts([words.columns[key], labels[key]])),
    })),
  };
}

/** Percent to two places; what is beside the limit is not rounded to it. */
function shareOf(bytes: number, limit: number): number {
  const share = Math.round((bytes / limit) * 10_000) / 100;
  if (bytes > limit) return Math.max(share, 100.01);
  return bytes < limit ? Math.min(share, 99.99) : share;
}

function bytesText(bytes: number, number: Texts['format']['number']): string {
  const unit = UNITS.findLast(({ of }) => bytes >= of) ?? UNITS[0];
  const amount = bytes / unit.of;
  return `${number(amount < 10 && unit.of > 1 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${unit.name}`;
}

/** Of a thousand, as limits of packets are told. */
const UNITS = [
  { of: 1, name: 'B' },
  { of: 1e3, name: 'kB' },
  { of: 1e6, name: 'MB' },
  { of: 1e9, name: 'GB' },
] as const;
