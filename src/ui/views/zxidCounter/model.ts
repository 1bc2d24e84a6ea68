import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { zxidCounters, type ZxidCounter, type ZxidCounters } from './zxidCounter.ts';
import type { Words } from './words/en.ts';

export interface CountersModel extends ViewModel {
  readonly hasEpochs: boolean;
  readonly rows: readonly (ZxidCounter & { readonly notes: readonly string[] })[];
  readonly words: Words;
}

/** Each server's zxid as the counter of two fields that it is, and below it what ZooKeeper prints. */
export function countersModel({ view }: Scene, { words }: ViewTexts<Words>): CountersModel {
  const shown = zxidCounters(view.world, view.simulation.trace);
  const rows = shown.counters.map((counter) => ({ ...counter, notes: partsOf(counter, words) }));
  return {
    line: lineOf(shown, words),
    spoken: rows.map((row) => words.spoken(row, row.notes)),
    things: rows.map(({ server }) => ({ kind: 'server', id: server.id })),
    hasEpochs: shown.state === 'ensemble',
    rows,
    words,
  };
}

function partsOf({ behind, accepted, epoch, server }: ZxidCounter, words: Words): readonly string[] {
  const parts: string[] = [];
  if (behind === null) parts.push(words.otherEpoch);
  else if (behind > 0) parts.push(words.behind(behind));
  if (behind !== 0 && server.epoch > epoch) parts.push(words.inEpoch(server.epoch));
  if (accepted !== null && accepted > Math.max(epoch, server.epoch)) parts.push(words.promised(accepted));
  return parts;
}

function lineOf({ state, counters }: ZxidCounters, words: Words): string {
  if (state === 'alone') return words.alone;
  const epochs = [...new Set(counters.map(({ epoch }) => epoch))].toSorted((a, b) => a - b);
  if (epochs.length > 1) return words.epochs(epochs);
  const behind = counters.filter((counter) => counter.behind !== 0).map(({ server }) => server.id);
  if (behind.length > 0) return words.differ(behind);
  const zxid = counters[0]?.zxid ?? 0;
  return zxid === 0 ? words.none : words.same(zxid);
}
