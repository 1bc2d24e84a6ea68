// The thread that runs learners' code, of which this page is told. Where no worker can be started its work is done here, in turns of its own.
import { createStore } from 'zustand';
import type { Simulation } from '../../../engine/index.ts';
import { AheadClient } from '../../../ownRecipes/ahead/aheadClient.ts';
import { AheadRuns } from '../../../ownRecipes/ahead/aheadRuns.ts';
import { READY, type FromAhead, type ToAhead } from '../../../ownRecipes/ahead/messages.ts';
import type { Condition } from '../../../ownRecipes/debug/instrument.ts';
import type { LineRun } from '../../../ownRecipes/debug/lineTrace.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { announceTold, runElsewhere } from '../../../ui/playback/elsewhere.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { library } from '../../../ui/stores/library.ts';
import { stepByLines } from '../../../ui/stores/stops.ts';
import { bumpRevision } from '../../../ui/stores/session.ts';
import { lineAfter, lineBefore } from './ownLines.ts';

interface Thread {
  readonly client: AheadClient;
  /** Whether it has begun: until then a world waits for it, not for code. */
  readonly isReady: () => boolean;
  readonly end: () => void;
}

const threadStore = createStore<{ readonly thread: Thread | null }>(() => ({ thread: null }));

/** Worlds with code that are opened from now on have their programs there. */
export function runAhead(): void {
  stepByLines({ lineAfter, lineBefore });
  begunThread();
  runElsewhere((choice) => (runsOwnCode(choice) ? begunThread().client.begin(choice) : null));
}

/** Whether a world that waits does so for its code. */
export function isAheadReady(): boolean {
  return threadNow()?.isReady() === true;
}

/** From now on the lines are told that the code of this world comes by; null: no more. */
export function spyOn({ toldPrograms }: Simulation, conditions: readonly Condition[] | null): void {
  if (toldPrograms !== null) threadNow()?.client.spy(toldPrograms, conditions);
}

/** In the order of the run, as far as they have been told. */
export function linesOf({ toldPrograms }: Simulation): readonly LineRun[] {
  return toldPrograms === null ? [] : (threadNow()?.client.linesOf(toldPrograms) ?? []);
}

/** Whether more of them are on their way: none so far does not mean that none has run. */
export function areLinesDue({ toldPrograms }: Simulation): boolean {
  return toldPrograms !== null && threadNow()?.client.areLinesDue(toldPrograms) === true;
}

const listeners = new Set<() => void>();

/** Each time that more is known; returns what ends it. */
export function whenTold(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Whatever runs there is over at once. What has been told stays. */
export function stopAhead(): void {
  const thread = threadNow();
  thread?.client.end();
  thread?.end();
  threadStore.setState({ thread: null });
  announceTold();
}

function threadNow(): Thread | null {
  return threadStore.getState().thread;
}

function begunThread(): Thread {
  const thread = threadNow() ?? startThread();
  threadStore.setState({ thread });
  return thread;
}

function startThread(): Thread {
  const sent: ToAhead[] = [];
  let isReady = false;
  let tell: (message: ToAhead) => void;
  let end = (): void => undefined;
  const client = new AheadClient((message) => {
    if (!isReady) sent.push(message);
    tell(message);
  });
  const begun = (): void => {
    isReady = true;
    sent.length = 0;
  };
  const hear = (message: FromAhead): void => {
    client.hear(message);
    // What is found in a step that is shown already is shown too.
    if (message.type === 'told' && message.found !== null) bumpRevision();
    announceTold();
    for (const listen of listeners) listen();
  };
  const goOnHere = (): void => {
    const here = threadOfPage(hear, begun);
    ({ tell, end } = here);
    for (const message of sent) tell(message);
  };
  tell = () => undefined;
  try {
    const worker = new Worker(new URL('./aheadWorker.ts', import.meta.url), { type: 'module' });
    tell = (message) => worker.postMessage(message, {});
    end = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<FromAhead | typeof READY>) => {
      begun();
      if (data !== READY) hear(data);
    });
    // Some browsers say only later that there will be none.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      if (!isReady) goOnHere();
      // The next world gets a new one. One that was stopped is not missed.
      else if (threadNow()?.client === client) stopAhead();
    });
  } catch {
    goOnHere();
  }
  return { client, isReady: () => isReady, end: () => end() };
}

/** `begun` is called once it has its interpreter. */
function threadOfPage(
  send: (message: FromAhead) => void,
  begun: () => void,
): { readonly tell: (message: ToAhead) => void; readonly end: () => void } {
  const later = (work: () => void): void => void setTimeout(work, 0);
  const ready = loadOwnRecipes().then((quickJs) => {
    begun();
    return new AheadRuns({ library, quickJs, now: wallClockMs, later, send });
  });
  return {
    tell: (message) => void ready.then((runs) => runs.hear(message)),
    end: () => void ready.then((runs) => runs.end()),
  };
}
