// Giving a command from the page: to all worlds, with a word on what it led to beyond itself.
import type { Command } from '../../engine/index.ts';
import { isCommandAllowed } from './allowedCommands.ts';
import { giveCommand } from '../playback/gestures.ts';
import { playOn } from '../playback/transport.ts';
import { hasToWait, useLessonGate } from '../stores/lessonGate.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { tellOutcome } from './tellOutcome.ts';

/** By key, click or menu: the world plays on, unless the user has paused it. */
export function give(command: Command): void {
  if (giveAndTell(command)) playOn();
}

/** On behalf of a host, who plays and pauses by itself. True: a world has taken it. */
export function giveAndTell(command: Command): boolean {
  const experiment = getExperiment();
  if (experiment === null || hasToWait()) return false;
  if (!isCommandAllowed(command.type)) {
    useLessonGate.getState().refuseCommand();
    return false;
  }
  const before = experiment.current;
  const fromMs = usePlayhead.getState().timeMs;
  const refusals = giveCommand(command);
  const openedFrom = experiment.current === before ? null : { branch: before, atMs: fromMs };
  if (openedFrom !== null || refusals.some((refusal) => refusal !== null)) {
    tellOutcome(command, refusals, openedFrom);
  }
  return refusals.includes(null);
}
