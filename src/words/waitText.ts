import type { ClientState, ProgramThread } from '../engine/index.ts';
import type { Messages } from './messages.ts';
import { callText } from './callText.ts';

type Waiting = Extract<ProgramThread['state'], { readonly kind: 'waiting' }>['for'];

/** What a thread waits for, as the object of a sentence: “the answer to create /lock”. */
export function waitText(
  op: Waiting,
  { watches }: Pick<ClientState, 'watches'>,
  text: Messages['panels']['client']['waits'],
): string {
  switch (op.kind) {
    case 'zk':
      return text.reply(callText(op.request));
    case 'nextWatchEvent': {
      const watched = [...watches.values()].find(({ watchers }) => watchers.includes(op.watcher));
      return watched === undefined ? text.anyEvent : text.event(watched.path);
    }
    case 'sleep':
      return text.sleep(op.ms);
    case 'gate':
      return op.gate === 'release' ? text.release : text.gate(op.gate);
    case 'awaitLatch':
      return text.latch(op.name);
    case 'enterMonitor':
      return text.monitor(op.name);
    case 'waitMonitor':
      return text.notification(op.name);
    case 'nextConnectionState':
      return text.connectionState;
    case 'nextLine':
      return text.line;
    case 'useResource':
      return text.resource(op.resource);
    default:
      // What takes no time is not waited for.
      return text.nothing;
  }
}
