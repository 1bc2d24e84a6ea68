// The writes to a resource as tickets, a run of like ones as one: from left to right as they came, those that took effect the higher the higher their
// token, those rejected in a tray below.
import { levelPath } from '../../draw/board/bends.ts';
import { runsOf, type LedgerRun, type ResourceLedger } from '../../select/resourceLedger.ts';
import { newestThatFit } from '../../draw/view/newestThatFit.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface LedgerLayout {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  /** What is left of the tickets: the resource itself. */
  readonly left: number;
  readonly ticket: { readonly width: number; readonly height: number };
  /** Null for a resource that rejects nothing. */
  readonly trayY: number | null;
  readonly tickets: readonly Ticket[];
  readonly earlier: number;
}

export interface Ticket {
  readonly run: LedgerRun;
  readonly x: number;
  readonly y: number;
}

export function ledgerLayout({ writes, fence }: ResourceLedger, size: PictureSize): LedgerLayout {
  const { width } = size;
  const least = Math.max(LEAST_SCALE, LEAST_FONT / (SMALLEST * size.type));
  const type = size.type * Math.min(1, Math.max(least, size.height / heightOf(fence, size.type)));
  const left = (width < 420 ? 130 : 140) * type;
  const ticket = { width: 52 * type, height: TICKET_PX * type };
  const runs = runsOf(writes);
  const room = width - left - COUNT_PX * type;
  const pitch = Math.min(104 * type, Math.max(62 * type, room / Math.max(1, runs.length)));
  const { shown, earlier } = newestThatFit(runs, Math.max(1, Math.floor(room / pitch)));
  const tray = fence === 'off' ? 0 : ticket.height + TRAY_PX * type;
  const height = Math.max(size.height, heightOf(fence, type));
  const trayY = fence === 'off' ? null : height - ticket.height / 2 - 3;
  const area = { top: ticket.height / 2 + OVER_PX * type, bottom: height - tray - ticket.height / 2 - 3 };
  const levels = levelsOf(shown);
  const tickets = shown.map((run, at) => ({
    run,
    x: left + (at + 0.5) * pitch,
    y:
      run.first.fate === 'rejected' && trayY !== null
        ? trayY
        : levelY(levels.indexOf(levelOf(run)), levels.length, area),
  }));
  return { width, height, type, left, ticket, trayY, tickets, earlier };
}

/** Two rows of tickets, one over the other, and the tray below them. */
function heightOf(fence: ResourceLedger['fence'], type: number): number {
  const tray = fence === 'off' ? 0 : (TICKET_PX + TRAY_PX) * type;
  return (2 * TICKET_PX + OVER_PX + 10) * type + tray;
}

const TICKET_PX = 34;
/** Between the tray and what stands over it. */
const TRAY_PX = 10;
/** A rejected write in sight is worth smaller letters, down to this part of their size. */
const LEAST_SCALE = 0.6;
/** Those of the smallest words, and the size that they keep. */
export const SMALLEST = 11.5;
const LEAST_FONT = 11;

/** The end of the tray where a word so wide lies over no ticket; the later end if both are free. */
export function freeEnd({ tickets, ticket, left, width }: LedgerLayout, wordWidth: number): 'start' | 'end' {
  const inTray = tickets.filter(({ run }) => run.first.fate === 'rejected');
  const reach = wordWidth + ticket.width / 2 + 12;
  const isTaken = (end: number) => inTray.some(({ x }) => Math.abs(end - x) < reach);
  return isTaken(width) && !isTaken(left) ? 'start' : 'end';
}

/** For how many there are of the last one, written at its corner. */
const COUNT_PX = 22;

/** For what is written over a ticket. */
const OVER_PX = 17;

/** Tokens that took effect, lowest first. */
function levelsOf(runs: readonly LedgerRun[]): readonly number[] {
  const levels = runs.filter(({ first }) => first.fate !== 'rejected').map(levelOf);
  return [...new Set(levels)].toSorted((a, b) => a - b);
}

/** A write without a token is below all others. */
function levelOf({ first }: LedgerRun): number {
  return first.token ?? -1;
}

function levelY(level: number, count: number, { top, bottom }: { top: number; bottom: number }): number {
  const span = Math.max(0, bottom - top);
  return count < 2 ? top + span / 2 : bottom - (span * level) / (count - 1);
}

/** The way of the value from one write that took effect to the next; `back` where it went down. */
export function stepsOf({ tickets, ticket }: LedgerLayout): readonly ValueStep[] {
  const inEffect = tickets.filter(({ run }) => run.first.fate !== 'rejected');
  return inEffect.slice(1).flatMap((to, at) => {
    const from = inEffect[at];
    if (from === undefined) return [];
    const d = levelPath({ x: from.x + ticket.width / 2, y: from.y }, { x: to.x - ticket.width / 2, y: to.y });
    return [
      {
        key: to.run.first.number,
        d,
        way: to.run.first.fate === 'back' ? ('back' as const) : ('on' as const),
      },
    ];
  });
}

interface ValueStep {
  readonly key: number;
  readonly d: string;
  readonly way: 'on' | 'back';
}
