import { assertNever } from '../../../engine/index.ts';
import type { TapEvent } from '../model/tapEvent.ts';
import type { TapWords } from '../words/contract.ts';

/** An event in a line: what the protocol says stands as it is, in each language. */
export function eventText(event: TapEvent, words: TapWords): string {
  switch (event.kind) {
    case 'opened':
      return words.messages.opened(event.client, event.server);
    case 'ended':
      return words.messages.ended(words.clients.endedBy[event.by]);
    case 'opaque':
      return words.messages.opaque(words.clients.opaque[event.why]);
    case 'word':
      return `→ ${event.word}`;
    case 'connect':
      return `→ connect ${event.sessionId} ${words.ms(event.timeoutMs)}`;
    case 'connected':
      return event.timeoutMs === 0
        ? `← ${words.messages.gone}`
        : `← ${words.messages.connected(event.sessionId, words.ms(event.timeoutMs))}`;
    case 'turnedAway':
      return `← ${event.err}`;
    case 'request':
      return `→ ${event.op}${partOf(event.path)}${partOf(event.mode)}${event.watch === true ? ' watch' : ''}${(event.parts ?? []).map(({ op, path }) => ` [${op} ${path}]`).join('')}`;
    case 'answer':
      return `← ${event.op ?? '?'}${partOf(event.path ?? event.about)}: ${event.err}${event.childCount === undefined ? '' : ` [${event.childCount}]`}${event.latencyMs === null ? '' : ` ${words.ms(event.latencyMs)}`}`;
    case 'event':
      return `← ${event.type} ${event.path}`;
    case 'ping':
      return '→ ping';
    case 'pong':
      return `← pong${event.latencyMs === null ? '' : ` ${words.ms(event.latencyMs)}`}`;
    case 'disturbed':
      return words.messages.disturbed(event.order);
    case 'report':
      return words.messages.report(event.server, event.report.mode ?? words.servers.silent);
    case 'log':
      return words.messages.log(
        `0x${event.zxid.toString(16)}`,
        event.nodes
          .filter(({ change }) => change !== 'other' && change !== 'loaded')
          .map(({ change, path }) => `${change} ${path}`)
          .join(', '),
        event.session,
      );
    case 'gap':
      return words.messages.gap(words.bytes(event.bytes));
    default:
      return assertNever(event);
  }
}

function partOf(text: string | null | undefined): string {
  return text === null || text === undefined ? '' : ` ${text}`;
}
