// A search under way: in a worker, or on the page where none can be started, as in a file that is opened without a server.
import { SearchService, type FromSearch, type ToSearch } from '../../breakIt/service.ts';
import { wallClockMs } from '../playback/playbackLoop.ts';
import { library } from '../stores/library.ts';

/** On the page a frame has room for so much, and for what it draws. */
const PAGE_SLICE_MS = 8;
const PAGE_PAUSE_MS = 8;

export type SearchOrder = Omit<Extract<ToSearch, { readonly type: 'search' }>, 'type'>;

export interface RunningSearch {
  /** It ends, and says what it has. */
  readonly stop: () => void;
  /** It ends and says nothing more. */
  readonly drop: () => void;
}

interface Listener {
  readonly hear: (message: FromSearch) => void;
  /** No worker could be started. */
  readonly goesOnHere: () => void;
}

export function startSearch(order: SearchOrder, { hear, goesOnHere }: Listener): RunningSearch {
  let isOver = false;
  const say = (message: FromSearch): void => {
    if (isOver) return;
    isOver = message.type !== 'progress';
    hear(message);
  };
  const here = (): Thread => {
    goesOnHere();
    return threadOfPage(say);
  };
  const start = order.choice.code === undefined ? startLibraryWorker : startOwnWorker;
  let thread = startWorker(start, say, () => {
    if (isOver) return;
    thread = here();
    thread.tell({ type: 'search', ...order });
  });
  thread ??= here();
  thread.tell({ type: 'search', ...order });
  return {
    stop: () => thread?.tell({ type: 'stop' }),
    drop() {
      isOver = true;
      thread?.end();
    },
  };
}

interface Thread {
  readonly tell: (message: ToSearch) => void;
  readonly end: () => void;
}

// Each address is written out for the bundler to find.
const startLibraryWorker = (): Worker =>
  new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
const startOwnWorker = (): Worker =>
  new Worker(new URL('./ownSearchWorker.ts', import.meta.url), { type: 'module' });

/** Null where there are no workers; some browsers say only later that there will be none. */
function startWorker(
  start: () => Worker,
  say: (message: FromSearch) => void,
  onFailure: () => void,
): Thread | null {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromSearch>) => {
    say(data);
    if (data.type !== 'progress') worker.terminate();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  });
  return { tell: (message) => worker.postMessage(message, {}), end: () => worker.terminate() };
}

function threadOfPage(say: (message: FromSearch) => void): Thread {
  const service = new SearchService({
    library,
    now: wallClockMs,
    later: (work) => setTimeout(work, PAGE_PAUSE_MS),
    send: say,
    sliceMs: PAGE_SLICE_MS,
  });
  return { tell: (message) => service.hear(message), end: () => service.hear({ type: 'stop' }) };
}
