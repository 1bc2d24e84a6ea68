// An exploration under way: in some workers that take one shard after the other, or on the page where none can be started.
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { ExploreService, type FromExploration, type ToExploration } from '../model/explore/service.ts';
import { explorerOf, type PlainOrder } from '../model/explore/explorerOf.ts';
import { Total, type Report } from '../model/explore/total.ts';
import { library } from '../../../ui/stores/library.ts';
import { startLibraryWorker, startOwnWorker } from './searchWorkers.ts';

/** More have little to share. */
const MOST_WORKERS = 4;
/** On the page a frame has room for a slice and for what it draws. */
const PAGE_PAUSE_MS = 8;

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

export interface Hand {
  readonly tell: (message: ToExploration) => void;
  readonly end: () => void;
}

export function startExploration(order: PlainOrder, { hear, fail }: Listener): Exploring {
  const total = new Total(order.bound, explorerOf(order, library).shards);
  const hands: Hand[] = [];
  const end = (): void => {
    for (const hand of hands.splice(0)) hand.end();
  };
  const listenTo = (hand: () => Hand | undefined) => (message: FromExploration) => {
    const own = hand();
    if (own === undefined || !hands.includes(own)) return;
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
    if (shard !== undefined) own.tell({ type: 'exploreShard', shard });
  };
  const take = (make: (hear: (message: FromExploration) => void) => Hand | null): boolean => {
    let own: Hand | undefined;
    const hand = make((message) => listenTo(() => own)(message));
    if (hand === null) return false;
    own = hand;
    hands.push(hand);
    hand.tell({ type: 'exploreOrder', order });
    return true;
  };
  const cores = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency;
  const workers = Array.from({ length: Math.min(MOST_WORKERS, Math.max(1, cores)) }, () =>
    take((listen) => handOfWorker(order, listen)),
  );
  if (!workers.includes(true)) take(handOfPage);
  const tellAll = (message: ToExploration): void => {
    for (const hand of hands) hand.tell(message);
  };
  return {
    pause: () => tellAll({ type: 'explorePause' }),
    resume: () => tellAll({ type: 'exploreResume' }),
    drop: end,
  };
}

/** Null where there are no workers. */
export function handOfWorker(order: PlainOrder, hear: (message: FromExploration) => void): Hand | null {
  let worker: Worker;
  try {
    worker = runsOwnCode(order.choice) ? startOwnWorker() : startLibraryWorker();
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromExploration>) => hear(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    hear({ type: 'failed', message: event.message });
  });
  return { tell: (message) => worker.postMessage(message, {}), end: () => worker.terminate() };
}

export function handOfPage(hear: (message: FromExploration) => void): Hand {
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
