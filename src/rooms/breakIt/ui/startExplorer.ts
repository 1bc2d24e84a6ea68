// A thread that explores an order: it is handed shards, or asked.
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import { ExploreService, type FromExploration, type ToExploration } from '../model/explore/service.ts';
import { library } from '../../../ui/stores/library.ts';
import { startThread, type Thread } from './startThread.ts';

/** On the page a frame has room for a slice and for what it draws. */
const PAGE_PAUSE_MS = 8;

export type ExplorerThread = Thread<ToExploration>;

interface Begun {
  readonly hear: (message: FromExploration) => void;
  /** Where there is no worker for it: whether it works on the page. It does if left out. */
  readonly isNeededHere?: () => boolean;
}

export function startExplorer(order: PlainOrder, { hear, isNeededHere = () => true }: Begun): ExplorerThread {
  const explorer = startThread<ToExploration, FromExploration>({
    choice: order.choice,
    startHere: (hearHere) => (isNeededHere() ? explorerOfPage(hearHere) : null),
    hear,
  });
  explorer.tell({ type: 'exploreOrder', order });
  return explorer;
}

function explorerOfPage(hear: (message: FromExploration) => void): ExplorerThread {
  let isOver = false;
  const service = new ExploreService({
    library,
    later: (work) => setTimeout(() => isOver || work(), PAGE_PAUSE_MS),
    // The other side must know whom to answer.
    send: (message) => void setTimeout(() => hear(message), 0),
  });
  return {
    tell: (message) => service.hear(message),
    end: () => {
      isOver = true;
    },
  };
}
