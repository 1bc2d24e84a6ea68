// A run that was written down, made again without its clients: its trace, a line a record.
import { Simulation } from '../../src/engine/index.ts';
import { describe } from '../../src/engine/later.ts';
import { live } from '../../src/scenarios/ensemble/live/scenario.ts';
import type { LiveRun } from '../../src/rooms/live/model/runText.ts';

export function replayRun({ choice, commands, end }: LiveRun, line: (text: string) => void): void {
  const simulation = new Simulation(live.scenario.setup(choice), {}, { keep: 'newest' });
  const say = () => {
    for (const record of simulation.recordsOf(simulation.steps)) line(describe(record));
  };
  for (const { command, afterStep, atMs } of commands) {
    while (simulation.steps < afterStep && simulation.step()) say();
    simulation.give(command, atMs);
    say();
  }
  while (simulation.steps < (end?.step ?? 0) && simulation.step()) say();
}
