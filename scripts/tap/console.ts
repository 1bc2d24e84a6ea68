// Lines of standard input: orders, and what is there.
import { orderText, ORDER_FORMS, parseOrder } from '../../src/rooms/tap/model/order.ts';
import type { Ledger } from '../../src/rooms/tap/model/ledger.ts';
import { counted } from './counted.ts';
import type { Tap } from './tap.ts';

const MAX_NAMED = 50;

/** Does what a line says. Null if there is nothing to tell. */
export async function obey(tap: Tap, ledger: Ledger, line: string): Promise<string | null> {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return null;
  if (text === 'status') {
    await tap.caughtUp();
    return statusOf(tap, ledger);
  }
  const order = parseOrder(text);
  if (order === null) return `"${text}" is no order. Orders are:\n${ORDER_FORMS.join('\n')}`;
  const reached = tap.give(order);
  return reached === null
    ? `"${text}" is about nothing that is there.`
    : `${orderText(order)}: ${counted(reached, 'connection')}`;
}

function statusOf(tap: Tap, { connections, totals }: Ledger): string {
  const open = [...connections.values()].filter(({ endedMs }) => endedMs === null);
  return [
    ...open
      .slice(0, MAX_NAMED)
      .map(
        ({ id, client, server, session }) =>
          `connection:${id} ${client} to server:${server}${session === null ? '' : ` session:${session}`}`,
      ),
    ...tap.holding.map((order) => `holds: ${order}`),
    `${counted(open.length, 'connection')}, ${counted(totals.requests, 'request')}, ${counted(totals.notifications, 'notification')}`,
  ].join('\n');
}
