// An exploration under way: in some workers that take one shard after the other, or on the page where none can be started.
import type { FromExploration, ToExploration } from '../model/explore/service.ts';
import { explorerOf, type PlainOrder } from '../model/explore/explorerOf.ts';
import { Total, type Report } from '../model/explore/total.ts';
import { library } from '../../../ui/stores/library.ts';
import { startExplorer, type ExplorerThread } from './startExplorer.ts';

/** More have little to share. */
const MOST_WORKERS = 4;

export interface Exploring {
  readonly pause: () => void;
  readonly resume: () => void;
  /** It ends and says nothing more. */
  readonly drop: () => void;
}

interface Listener {
  /** From 0 to 1, and what all shards so far come to. */
  readonly hear: (report: Report, progress: number) => void;
  readonly fail: (message: string) => void;
}

export function startExploration(order: PlainOrder, { hear, fail }: Listener): Exploring {
  const total = new Total(order.bound, explorerOf(order, library).shards);
  const explorers: ExplorerThread[] = [];
  const end = (): void => {
    for (const explorer of explorers) explorer.end();
  };
  const listen = (explorer: ExplorerThread, message: FromExploration): void => {
    if (message.type === 'failed') {
      end();
      return fail(message.message);
    }
    if (message.type === 'exploreShard') {
      total.add(message.result);
      hear(total.report(), total.progress);
      if (total.isOver) return end();
    }
    const shard = total.next();
    if (shard !== undefined) explorer.tell({ type: 'exploreShard', shard });
  };
  const cores = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency;
  const most = Math.min(MOST_WORKERS, Math.max(1, cores));
  let withoutWorker = 0;
  while (explorers.length < most) {
    const explorer: ExplorerThread = startExplorer(order, {
      hear: (message) => listen(explorer, message),
      // The page has one thread: it works only if there is no worker at all.
      isNeededHere: () => ++withoutWorker === most,
    });
    explorers.push(explorer);
  }
  const tellAll = (message: ToExploration): void => {
    for (const explorer of explorers) explorer.tell(message);
  };
  return {
    pause: () => tellAll({ type: 'explorePause' }),
    resume: () => tellAll({ type: 'exploreResume' }),
    drop: end,
  };
}
