// What the frame tells its host without being asked: its height, where the playhead is, what happens, what went wrong, and
// when the reader leaves it.
import { tellHeight, tellHost } from '../../../embed/host.ts';
import type { FrameMessage } from '../../../embed/protocol.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import { levelOf } from '../../../ui/select/logLevels.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';

export function say(message: FrameMessage): void {
  tellHost(message);
}

/** Runs while the page is there. */
export function startReports(element: HTMLElement): void {
  watchHeight(element);
  tellSteps();
  tellErrors();
  leaveOnEscape();
}

/** The height of what is drawn, whatever the frame's own is, whenever it changes by more than a pixel. */
function watchHeight(element: HTMLElement): void {
  let told = 0;
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.contentRect.height ?? 0);
    if (Math.abs(height - told) <= 1) return;
    told = height;
    tellHeight(height);
  }).observe(element);
}

/** Where the playhead is, and what that step brought, as far as it is a story. */
function tellSteps(): void {
  let told = -1;
  let toldPlaying = false;
  usePlayhead.subscribe(({ step, timeMs, playing }) => {
    if (step === told && playing === toldPlaying) return;
    const from = told;
    told = step;
    toldPlaying = playing;
    say({ type: 'step', step, timeMs, playing });
    if (step === from + 1) tellEvents(step);
  });
}

function tellEvents(step: number): void {
  for (const { side, record } of getExperiment()?.recordsAt(step) ?? []) {
    if (levelOf(record) === 'story') say(eventOf(side, record));
  }
}

function eventOf(world: 0 | 1, { kind, actor, timeMs }: TraceRecord): FrameMessage {
  return { type: 'event', world, kind, actor, timeMs };
}

/** What the page met that cannot be, and a link that cannot be opened; each once. */
function tellErrors(): void {
  const tell = (now: Errors, before: Errors): void => {
    if (now.failure !== null && now.failure !== before.failure)
      say({ type: 'error', code: 'engineFailed', message: now.failure.message.slice(0, 300) });
    if (now.linkError !== null && now.linkError !== before.linkError)
      say({ type: 'error', code: 'linkNotOpened', message: now.linkError.code });
  };
  tell(useSession.getState(), { failure: null, linkError: null });
  useSession.subscribe(tell);
}

type Errors = Pick<ReturnType<typeof useSession.getState>, 'failure' | 'linkError'>;

/** Escape, where it closes nothing else, gives the focus back to the host's page. */
function leaveOnEscape(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) say({ type: 'left' });
  });
}
