// The faults that a search may try, by what they are done to, and the command that each is known as on the page.
import type { CommandType } from '../../../engine/index.ts';
import type { PlacedFault } from '../model/explore/bound.ts';
import type { Fault } from '../model/faults.ts';
import type { BreakItWords } from '../words/contract.ts';

export const FAULT_GROUPS: Readonly<Record<keyof BreakItWords['groups'], readonly Fault[]>> = {
  clients: ['kill', 'close', 'pause', 'expire', 'stall', 'lane', 'interrupt', 'jump', 'drift'],
  servers: ['restart', 'crash', 'freeze'],
  network: ['cut', 'drop', 'hold', 'break', 'slow', 'part'],
};

export const COMMAND_OF: Readonly<Record<Fault, CommandType>> = {
  kill: 'killClient',
  close: 'closeClient',
  pause: 'pauseClient',
  cut: 'cutClientLink',
  drop: 'dropReply',
  expire: 'expireSession',
  stall: 'stallProgram',
  lane: 'blockEventLane',
  interrupt: 'interruptThread',
  jump: 'jumpClientClock',
  drift: 'driftClientClock',
  restart: 'restartServer',
  crash: 'crashServer',
  freeze: 'freezeServer',
  hold: 'holdMessage',
  break: 'cutAtMessage',
  slow: 'slowLink',
  part: 'partition',
};

/** The command of a fault that an exploration places. */
export function commandOfPlaced(fault: PlacedFault): CommandType {
  return fault === 'isolate' ? 'partition' : COMMAND_OF[fault];
}
