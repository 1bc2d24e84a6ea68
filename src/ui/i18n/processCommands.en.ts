import type { ClientProcessWords } from './contract.ts';
import { format } from './nouns.en.ts';

/** Commands about the inside of a client's process. */
export const processCommands: ClientProcessWords = {
  stallProgram: {
    label: 'Stall',
    action: (who) => `Stall the program of ${who}`,
    explanation:
      'The program stands still, as in a long computation; its library goes on with heartbeats: the session lives.',
    done: (who) => `stalled the program of ${who}`,
  },
  unstallProgram: {
    label: 'Unstall',
    action: (who) => `Let the program of ${who} go on`,
    explanation: 'The program goes on where it stood still.',
    done: (who) => `let the program of ${who} go on`,
  },
  blockEventLane: {
    label: 'Block lane',
    action: (who) => `Block the event lane of ${who}`,
    explanation:
      'No callback runs any more, as behind one that does not return. Answers to calls still come.',
    done: (who) => `blocked the event lane of ${who}`,
  },
  unblockEventLane: {
    label: 'Free lane',
    action: (who) => `Free the event lane of ${who}`,
    explanation: 'The callbacks that wait run now, in order.',
    done: (who) => `freed the event lane of ${who}`,
  },
  jumpClientClock: {
    label: 'Jump clock',
    action: (who) => `Let the clock of ${who} jump`,
    explanation: 'What its programs read off the clock jumps; timers and heartbeats do not.',
    done: (who) => `let the clock of ${who} jump`,
  },
  driftClientClock: {
    label: 'Clock rate',
    action: (who) => `Change the rate of the clock of ${who}`,
    explanation:
      'Its clock and all its timers run at another rate from now on: sleeps, timeouts, heartbeats.',
    done: (who) => `changed the rate of the clock of ${who}`,
  },
  interruptThread: {
    label: 'Interrupt',
    action: (who) => `Interrupt a thread of ${who}`,
    explanation:
      'InterruptedException in whatever the thread waits for. What it called may be done all the same.',
    done: (who) => `interrupted a thread of ${who}`,
  },
};

/** What a button says of a clock and of a thread. */
export const processAmounts = {
  heading: 'Inside the process',
  jumps: 'Clock jumps',
  jumpBy: (byMs: number) => `${format.span(Math.abs(byMs))} ${byMs > 0 ? 'ahead' : 'back'}`,
  jump: (byMs: number) => `Clock ${byMs > 0 ? '+' : '−'}${format.span(Math.abs(byMs))}`,
  rates: 'Clock runs',
  rateOf: (perMille: number) =>
    `${format.number(Math.abs(perMille) / 10)} % ${perMille > 0 ? 'too fast' : 'too slow'}`,
  rate: (perMille: number): string =>
    perMille === 0 ? 'Clock normal' : perMille > 0 ? 'Clock fast' : 'Clock slow',
  interrupt: (thread: number): string => (thread < 0 ? 'Interrupt' : `Interrupt ${thread + 1}`),
  stalled: 'its program stands still',
  laneBlocked: 'its event lane is blocked',
  clockOff: (ms: number) => `its clock is ${format.span(Math.abs(ms))} ${ms > 0 ? 'ahead' : 'behind'}`,
};
