// Commands and what faults of the network are about, in the notation of the console.
import { targetOf, type Command, type MessageName, type Ways } from '../model/command.ts';
import type { PeerPair } from './record.ts';

/** `cutLink server:1 ↔ server:2`. */
export function commandText(command: Command): string {
  switch (command.type) {
    case 'openGate':
      return line(command.type, command.client, command.gate);
    case 'slowDisk':
      return line(command.type, command.server, `${command.extraFsyncMs} ms`);
    case 'driftClock':
      return line(command.type, command.server, `${command.byMs} ms`);
    case 'driftRate':
      return line(command.type, command.server, `${command.perMille} ‰`);
    case 'jumpClientClock':
      return line(command.type, command.client, `${command.byMs} ms`);
    case 'driftClientClock':
      return line(command.type, command.client, `${command.perMille} ‰`);
    case 'interruptThread':
      return line(command.type, command.client, `thread ${command.thread}`);
    case 'cutLink':
    case 'healLink':
      return line(command.type, wayText(command));
    case 'slowLink':
      return line(command.type, wayText(command), `${command.extraMs} ms`);
    case 'partition':
      return line(command.type, command.groups.map((group) => group.join(',')).join(' | '));
    case 'holdMessage':
    case 'releaseMessage':
    case 'cutAtMessage':
      return line(command.type, messageText(command));
    default:
      return line(command.type, targetOf(command));
  }
}

function wayText({ from, to, ways }: Extract<Command, { readonly ways: Ways }>): string {
  return `${from} ${ways === 'both' ? '↔' : '→'} ${to}`;
}

export function pairsText(pairs: readonly PeerPair[]): string {
  return pairs.map(({ from, to }) => `${from}→${to}`).join(' ');
}

export function messageText({ link, direction, nth }: MessageName): string {
  return `${link} ${direction} ${nth}`;
}

function line(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
