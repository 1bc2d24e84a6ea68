// A thread that works for the page: a worker, or the page itself where none can be started, as in a file that is opened without a server.
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { startLibraryWorker, startOwnWorker } from './searchWorkers.ts';

export interface Thread<To> {
  readonly tell: (message: To) => void;
  /** Nothing more is heard of it. */
  readonly end: () => void;
}

interface Failed {
  readonly type: 'failed';
  readonly message: string;
}

interface Begun<To, From> {
  /** What it works on. */
  readonly choice: ScenarioChoice;
  /** Does its work on the page; null: others do it. */
  readonly startHere: (hear: (message: From) => void) => Thread<To> | null;
  /** Not before it has been told something. */
  readonly hear: (message: From | Failed) => void;
}

/** Some browsers throw where there are no workers, others say only later that there will be none. */
export function startThread<To, From>({ choice, startHere, hear }: Begun<To, From>): Thread<To> {
  const told: To[] = [];
  let hasSpoken = false;
  let isEnded = false;
  const heard = (message: From): void => {
    hasSpoken = true;
    if (!isEnded) hear(message);
  };
  const died = (why: string): void => {
    if (isEnded) return;
    if (hasSpoken) return hear({ type: 'failed', message: why });
    thread = startHere(heard);
    for (const message of told) thread?.tell(message);
  };
  const worker = startWorker(choice);
  worker?.addEventListener('message', ({ data }: MessageEvent<From>) => heard(data));
  worker?.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    died(event.message);
  });
  let thread = worker === null ? startHere(heard) : threadOf<To>(worker);
  return {
    tell(message) {
      if (!hasSpoken) told.push(message);
      thread?.tell(message);
    },
    end() {
      isEnded = true;
      thread?.end();
    },
  };
}

function startWorker(choice: ScenarioChoice): Worker | null {
  try {
    return runsOwnCode(choice) ? startOwnWorker() : startLibraryWorker();
  } catch {
    return null;
  }
}

function threadOf<To>(worker: Worker): Thread<To> {
  return { tell: (message) => worker.postMessage(message, {}), end: () => worker.terminate() };
}
