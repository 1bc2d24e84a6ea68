// The world of a file, for the command line.
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import '../../src/scenarios/library.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { scenarioOf } from '../../src/scenarios/experiment/twins.ts';
import { linkOf, type Link } from '../../src/scenarios/link/permalink.ts';
import { Rerun } from '../../src/scenarios/link/rerun.ts';
import { parseWorldFile } from '../../src/scenarios/link/worldFile.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { worlds } from '../../src/rooms/worlds/words/en.ts';
import { readText } from '../readText.ts';
import { BadInput } from './badInput.ts';
import type { TimedCommand } from './commandWords.ts';

interface WorldOfFile {
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  readonly commands: readonly TimedCommand[];
  /** The moment that the file was written at. */
  readonly steps: number;
}

export function readWorld(file: string): WorldOfFile {
  const parsed = parseWorldFile(readText(file), { findScenario });
  if (!parsed.ok) throw new BadInput(`${file}: ${worlds.file.error(parsed.error)}`);
  const { choices, commands, playhead } = played(parsed.value, file);
  const [choice, other] = choices;
  if (choice === undefined || other !== undefined)
    throw new BadInput(`${file} holds two worlds side by side: one runs at a time.`);
  const scenario = scenarioOf(choice, { findScenario });
  return {
    scenario,
    choice,
    commands,
    steps: Math.max(playhead.step, (commands.at(-1)?.afterStep ?? -1) + 1),
  };
}

/** With its steps: what a person has written has none before it runs. */
function played(link: Link, file: string): Link {
  if (link.isByClock !== true) return link;
  const state = new Rerun(link, { findScenario, book: recipeBook }).advance(MAX_STEPS);
  if (state.kind === 'failed') throw new BadInput(`${file}: ${worlds.file.error(state.error)}`);
  if (state.kind === 'broken') throw state.error;
  if (state.kind === 'running')
    throw new BadInput(`${file}: its last command comes later than ${MAX_STEPS} steps can show.`);
  return linkOf(state.experiment, state.playhead, 'single');
}

const MAX_STEPS = 1_000_000;
