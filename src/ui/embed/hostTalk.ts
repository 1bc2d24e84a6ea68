// The frame's side of the conversation with its host. Only the page that holds the frame is heard, and only from the origin
// that it says it has.
import * as v from 'valibot';
import { isFromHost, tellHost } from '../../embed/host.ts';
import { parseEmbed, type EmbedOrder } from '../../embed/parameters.ts';
import { parseHostMessage, PROTOCOL, type FrameMessage, type HostMessage } from '../../embed/protocol.ts';
import type { TraceRecord } from '../../engine/index.ts';
import { CommandSchema } from '../../scenarios/commandSchema.ts';
import { give } from '../controls/give.ts';
import { isCommandAllowed } from '../controls/allowedCommands.ts';
import { speak } from '../i18n/words.ts';
import { levelOf } from '../panels/logLevels.ts';
import { jumpToStep, pause, play, stepBack, stepForward } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { applyTheme, localeOf } from './appearance.ts';
import { wholeAddress } from './wholePage.ts';

type Load = (order: EmbedOrder) => Promise<void>;

/** Runs while the page is there. Says `ready` when it listens. */
export function startHostTalk(element: HTMLElement, load: Load): void {
  if (parent === window) return;
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isFromHost(event)) void answer(event.data, load);
  });
  tellHeight(element);
  tellSteps();
  leaveOnEscape();
  say({ type: 'ready', version: PROTOCOL });
}

function say(message: FrameMessage): void {
  tellHost(message);
}

async function answer(data: unknown, load: Load): Promise<void> {
  const parsed = parseHostMessage(data);
  if (parsed.kind === 'ignored') return;
  if (parsed.kind === 'malformed') {
    say({ type: 'answer', id: parsed.id, ok: false, error: parsed.error });
    return;
  }
  const { id } = parsed.message;
  try {
    say({ type: 'answer', id, ok: true, value: await carryOut(parsed.message, load) });
  } catch (error) {
    say({ type: 'answer', id, ok: false, error: error instanceof Error ? error.message : String(error) });
  }
}

/** What is answered: a value that can be cloned. Throws with a sentence if it cannot be done. */
async function carryOut(message: HostMessage, load: Load): Promise<unknown> {
  switch (message.type) {
    case 'load': {
      const order = parseEmbed(message.parameters);
      await load(order);
      return order.problems;
    }
    case 'play':
      play();
      return null;
    case 'pause':
      pause();
      return null;
    case 'step': {
      pause();
      for (let taken = 0; taken < Math.abs(message.by); taken++) {
        if (message.by < 0) stepBack();
        else stepForward();
      }
      return usePlayhead.getState().step;
    }
    case 'seek':
      jumpToStep(message.step);
      return usePlayhead.getState().step;
    case 'act':
      return act(message.command);
    case 'setTheme':
      applyTheme(message.theme, message.colours ?? null);
      return null;
    case 'setLanguage':
      await speak(localeOf(message.language));
      return null;
    case 'getLink':
      return wholeAddress();
    default:
      return message satisfies never;
  }
}

function act(said: unknown): null {
  const command = v.safeParse(CommandSchema, said);
  if (!command.success) throw new Error(`command: ${command.issues[0].message}`);
  if (!isCommandAllowed(command.output.type))
    throw new Error(`${command.output.type} is not allowed in this embed`);
  give(command.output);
  return null;
}

/** The height of what is drawn, whatever the frame's own is, whenever it changes by more than a pixel. */
function tellHeight(element: HTMLElement): void {
  let told = 0;
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.contentRect.height ?? 0);
    if (Math.abs(height - told) <= 1) return;
    told = height;
    say({ type: 'height', height });
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

/** Escape, where it closes nothing else, gives the focus back to the host's page. */
function leaveOnEscape(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) say({ type: 'left' });
  });
}
