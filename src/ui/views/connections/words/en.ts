import { capital, format, server, spelled } from '../../../../words/en/nouns.ts';

export const words = {
  none: 'No client is connected.',
  line: (count: number) =>
    count === 1 ? 'One client is connected.' : `${capital(spelled(count))} clients are connected.`,
  columns: {
    wire: 'Connection',
    server: 'Server',
    session: 'Session',
    silent: 'Silent for',
    last: 'Last request',
    watches: 'Watches',
    ephemerals: 'Ephemeral znodes',
    faults: 'Faults',
  },
  connecting: 'connecting',
  of: (silentMs: number, timeoutMs: number) => `${format.span(silentMs)} of ${format.span(timeoutMs)}`,
  request: (op: string, count: number) => `${op} (${format.number(count)})`,
  spoken: (wire: string, at: string, session: string, watches: number, ephemerals: number) =>
    `${wire} is connected to ${server(at)}: session ${session}, ${format.plural(watches, { one: 'one watch', other: `${format.number(watches)} watches` })}, ${format.plural(ephemerals, { one: 'one ephemeral znode', other: `${format.number(ephemerals)} ephemeral znodes` })}.`,
};

export type Words = typeof words;
