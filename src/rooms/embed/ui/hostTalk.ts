// The frame's side of the conversation with its host. Only the page that holds the frame is heard, and only from the origin
// that it says it has.
import * as v from 'valibot';
import { isFromHost } from '../../../embed/host.ts';
import { parseEmbed, type EmbedOrder } from '../../../embed/parameters.ts';
import { parseHostMessage, PROTOCOL, type HostMessage } from '../../../embed/protocol.ts';
import { CommandSchema } from '../../../scenarios/link/commandSchema.ts';
import { isCommandAllowed } from '../../../ui/commands/allowedCommands.ts';
import { giveAndTell } from '../../../ui/commands/give.ts';
import { speak } from '../../../words/useWords.ts';
import { knowsNext, turn } from '../../../ui/playback/slice.ts';
import {
  jumpToStep,
  pause,
  play,
  simulateOn,
  stepBack,
  stepForward,
} from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { refusalsNow } from '../../../ui/playback/gestures.ts';
import { applyTheme, localeOf } from './appearance.ts';
import { say, startReports } from './reports.ts';
import { wholeAddress } from './wholePage.ts';

/** Shows what an order asks for; answers with what was not understood. */
type Load = (order: EmbedOrder) => Promise<unknown>;

/** Messages that wait for those before them; beyond, a host is told to wait for answers. */
const MAX_WAITING = 100;

/** Runs while the page is there. Says `ready` when it listens. */
export function startHostTalk(element: HTMLElement, load: Load): void {
  if (parent === window) return;
  let waiting = 0;
  let last = Promise.resolve();
  let exploring = Promise.resolve();
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!isFromHost(event)) return;
    const parsed = parseHostMessage(event.data);
    if (parsed.kind === 'ignored') return;
    if (parsed.kind === 'malformed') {
      say({ type: 'answer', id: parsed.id, ok: false, error: parsed.error });
      return;
    }
    const { message } = parsed;
    if (waiting >= MAX_WAITING) {
      say({ type: 'answer', id: message.id, ok: false, error: 'too many messages at once' });
      return;
    }
    waiting++;
    const carriedOut = Promise.all(message.type === 'explore' ? [last, exploring] : [last])
      .then(() => answer(message, load))
      .finally(() => waiting--);
    // An exploration may take minutes: only another one waits for it.
    if (message.type === 'explore') exploring = carriedOut;
    else last = carriedOut;
  });
  startReports(element);
  say({ type: 'ready', version: PROTOCOL });
}

/** Never throws. */
async function answer(message: HostMessage, load: Load): Promise<void> {
  const { id } = message;
  try {
    say({ type: 'answer', id, ok: true, value: await carryOut(message, load) });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    say({ type: 'answer', id, ok: false, error: text.slice(0, 300) });
  }
}

/** What is answered: a value that can be cloned. Throws with a sentence if it cannot be done. */
async function carryOut(message: HostMessage, load: Load): Promise<unknown> {
  switch (message.type) {
    case 'load':
      return load(parseEmbed(message.parameters));
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
        else await stepForwardOnceKnown();
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
    case 'explore':
      return explored(message);
    default:
      return message satisfies never;
  }
}

/** Once it is known where to: the answer tells the step, and what is far off is simulated in several tasks. */
async function stepForwardOnceKnown(): Promise<void> {
  const experiment = getExperiment();
  const { step } = usePlayhead.getState();
  if (experiment === null) return;
  const isKnown = (): boolean => knowsNext('noteworthy', experiment, step);
  while (simulateOn(experiment, isKnown) && !experiment.isWaiting) await turn();
  stepForward();
}

/** What the runs of the first world come to. Of a figure, or of code that waits for a yes, there is none. */
async function explored(bound: Extract<HostMessage, { readonly type: 'explore' }>): Promise<object> {
  const choice = useSession.getState().experiment?.choices[0];
  if (choice === undefined) throw new Error('no world is shown');
  const certify = await fromRoom('certify');
  return certify(choice, bound);
}

/** Null; a command that every world refuses is an error with the reasons. */
function act(said: unknown): null {
  const command = v.safeParse(CommandSchema, said);
  if (!command.success) throw new Error(`command: ${command.issues[0].message}`);
  const { type } = command.output;
  if (!isCommandAllowed(type)) throw new Error(`${type} is not allowed in this embed`);
  const refusals = refusalsNow(command.output);
  if (refusals.every((refusal) => refusal !== null)) throw new Error(`${type}: ${refusals.join(', ')}`);
  giveAndTell(command.output);
  return null;
}
