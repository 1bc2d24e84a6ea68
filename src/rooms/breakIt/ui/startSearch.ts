// A search under way: in a worker, or on the page where none can be started, as in a file that is opened without a server.
import { SearchService, type FromExam, type FromSearch, type ToSearch } from '../model/service.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { library } from '../../../ui/stores/library.ts';
import { startThread, type Thread } from './startThread.ts';

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
  return start({ type: 'search', ...order }, { ...listener, hear });
}

/** Returns what ends it: it says nothing more. */
export function startExam(order: ExamOrder, hear: (message: FromExam) => void): () => void {
  const own = (message: Message): void => {
    if (message.type !== 'progress' && message.type !== 'ended') hear(message);
  };
  return start({ type: 'examine', ...order }, { hear: own, goesOnHere: () => undefined }).drop;
}

type Message = FromSearch | FromExam;
type Task = Exclude<ToSearch, { readonly type: 'stop' }>;

function start(task: Task, { hear, goesOnHere }: Listener<Message>): RunningSearch {
  const thread = startThread<ToSearch, Message>({
    choice: task.choice,
    startHere: (hearHere) => {
      goesOnHere();
      return searchOfPage(hearHere);
    },
    hear: (message) => {
      if (!isProgress(message)) thread.end();
      hear(message);
    },
  });
  thread.tell(task);
  return { stop: () => thread.tell({ type: 'stop' }), drop: thread.end };
}

function searchOfPage(hear: (message: Message) => void): Thread<ToSearch> {
  const service = new SearchService({
    library,
    now: wallClockMs,
    later: (work) => setTimeout(work, PAGE_PAUSE_MS),
    send: hear,
    sliceMs: PAGE_SLICE_MS,
  });
  return { tell: (message) => service.hear(message), end: () => service.hear({ type: 'stop' }) };
}

function isProgress({ type }: Message): boolean {
  return type === 'progress' || type === 'examining';
}
