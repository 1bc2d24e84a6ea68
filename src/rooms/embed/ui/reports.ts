// What the frame tells its host without being asked: its height, where the playhead is, what happens, what went wrong, and
// when the reader leaves it.
import { tellHeight, tellHost } from '../../../embed/host.ts';
import type { FrameMessage } from '../../../embed/protocol.ts';
import { eventsOf } from './hostEvents.ts';
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

/** The height of what is drawn, whatever the frame's own is, whenever it changes by more than a pixel. Before it is drawn it has none. */
function watchHeight(element: HTMLElement): void {
  let told = 0;
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.contentRect.height ?? 0);
    if (height === 0 || Math.abs(height - told) <= 1) return;
    told = height;
    tellHeight(height);
  }).observe(element);
}

/**
 * Where the playhead is, and the events of every step that it has passed on its way forward, in order: a frame of playback may
 * pass many. Another experiment begins where it is shown.
 */
function tellSteps(): void {
  let { step: told, playing: toldPlaying } = usePlayhead.getState();
  let experiment = getExperiment();
  usePlayhead.subscribe(({ step, timeMs, playing }) => {
    if (step === told && playing === toldPlaying) return;
    const from = experiment === getExperiment() ? told : step;
    experiment = getExperiment();
    told = step;
    toldPlaying = playing;
    say({ type: 'step', step, timeMs, playing });
    for (let passed = from + 1; passed <= step; passed++) tellEvents(passed);
  });
}

function tellEvents(step: number): void {
  for (const { side, record } of getExperiment()?.recordsAt(step) ?? [])
    for (const event of eventsOf(side, record)) say(event);
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
