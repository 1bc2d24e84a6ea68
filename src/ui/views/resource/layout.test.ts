import { expect, it } from 'vitest';
import type { ClientId } from '../../../engine/index.ts';
import type { LedgerWrite, ResourceLedger } from '../../select/resourceLedger.ts';
import { freeEnd, ledgerLayout } from './layout.ts';

const LOW = { width: 480, height: 150, type: 1.4 };

it('in a low view a write that is rejected stays in sight, below those that took effect', () => {
  const { height, tickets, ticket } = ledgerLayout(ledgerOf('checkToken'), LOW);
  expect(height).toBe(LOW.height);
  const rejected = tickets.find(({ run }) => run.first.fate === 'rejected');
  const others = tickets.filter((each) => each !== rejected);
  expect((rejected?.y ?? Infinity) + ticket.height / 2).toBeLessThanOrEqual(LOW.height);
  for (const { y } of others)
    expect(y + ticket.height / 2).toBeLessThan((rejected?.y ?? 0) - ticket.height / 2);
});

it('what the tray is called stands at the end that no ticket lies on', () => {
  expect(freeEnd(ledgerLayout(ledgerOf('checkToken'), LOW), 70)).toBe('start');
  expect(freeEnd(ledgerLayout(ledgerOf('checkToken'), { ...LOW, width: 900 }), 70)).toBe('end');
});

it('letters are as large as anywhere where there is room', () => {
  expect(ledgerLayout(ledgerOf('off'), LOW).type).toBe(LOW.type);
  expect(ledgerLayout(ledgerOf('checkToken'), { ...LOW, height: 260 }).type).toBe(LOW.type);
});

function ledgerOf(fence: ResourceLedger['fence']): ResourceLedger {
  const late = fence === 'off' ? 'back' : 'rejected';
  return {
    id: 'resource:printer',
    fence,
    value: 'B1',
    highest: 1,
    writes: [
      write(1, 'client:A', 0, 'accepted'),
      write(2, 'client:B', 1, 'accepted'),
      write(3, 'client:A', 0, late),
    ],
  };
}

function write(number: number, client: ClientId, token: number, fate: LedgerWrite['fate']): LedgerWrite {
  return { number, client, token, highestBefore: 1, fate, value: `${token}`, step: number, timeMs: number };
}
