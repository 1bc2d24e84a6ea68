// A search under way: in a worker, or on the page where none can be started, as in a file that is opened without a server.
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { SearchService, type FromExam, type FromSearch, type ToSearch } from '../model/service.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { library } from '../../../ui/stores/library.ts';
import { startLibraryWorker, startOwnWorker } from './searchWorkers.ts';

/** On the page a frame has room for so much, and for what it draws. */
const PAGE_SLICE_MS = 8;
const PAGE_PAUSE_MS = 8;

export type SearchOrder = Omit<Extract<ToSearch, { readonly type: 'search' }>, 'type'>;
export type ExamOrder = Omit<Extract<ToSearch, { readonly type: 'examine' }>, 'type'>;

export interface RunningSearch {
  /** It ends, and says what it has. */
  readonly stop: () => void;
  /** It ends and says nothing more. */
  readonly drop: () => void;
}

interface Listener<Heard = FromSearch> {
  readonly hear: (message: Heard) => void;
  /** No worker could be started. */
  readonly goesOnHere: () => void;
}

export function startSearch(order: SearchOrder, listener: Listener): RunningSearch {
  const hear = (message: Message): void => {
    if (message.type !== 'examining' && message.type !== 'examined') listener.hear(message);
  };
  return startThread({ type: 'search', ...order }, { ...listener, hear });
}

export function startExam(order: ExamOrder, hear: (message: FromExam) => void): RunningSearch {
  const own = (message: Message): void => {
    if (message.type !== 'progress' && message.type !== 'ended') hear(message);
  };
  return startThread({ type: 'examine', ...order }, { hear: own, goesOnHere: () => undefined });
}

type Message = FromSearch | FromExam;
type Task = Exclude<ToSearch, { readonly type: 'stop' }>;

function startThread(task: Task, { hear, goesOnHere }: Listener<Message>): RunningSearch {
  let isOver = false;
  const say = (message: Message): void => {
    if (isOver) return;
    isOver = !isProgress(message);
    hear(message);
  };
  const here = (): Thread => {
    goesOnHere();
    return threadOfPage(say);
  };
  const start = runsOwnCode(task.choice) ? startOwnWorker : startLibraryWorker;
  let thread = startWorker(start, say, () => {
    if (isOver) return;
    thread = here();
    thread.tell(task);
  });
  thread ??= here();
  thread.tell(task);
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

/** Null where there are no workers; some browsers say only later that there will be none. */
function startWorker(
  start: () => Worker,
  say: (message: Message) => void,
  onFailure: () => void,
): Thread | null {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    say(data);
    if (!isProgress(data)) worker.terminate();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  });
  return { tell: (message) => worker.postMessage(message, {}), end: () => worker.terminate() };
}

function threadOfPage(say: (message: Message) => void): Thread {
  const service = new SearchService({
    library,
    now: wallClockMs,
    later: (work) => setTimeout(work, PAGE_PAUSE_MS),
    send: say,
    sliceMs: PAGE_SLICE_MS,
  });
  return { tell: (message) => service.hear(message), end: () => service.hear({ type: 'stop' }) };
}

function isProgress({ type }: Message): boolean {
  return type === 'progress' || type === 'examining';
}
