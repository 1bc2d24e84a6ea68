// The link of a run that breaks a promise: made again from its commands alone, as the page will that opens the link.
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import {
  BEHAVIOUR_VERSION,
  linkOf,
  versionFor,
  type Link,
  type LinkCommand,
} from '../../../scenarios/link/permalink.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

/** A run, and the moment at which it shows what it is for. */
interface Shown {
  readonly choice: ScenarioChoice;
  readonly commands: readonly LinkCommand[];
  readonly step: number;
  readonly timeMs: number;
}

/** At the moment the promise is broken. */
export function foundLink({ choice, commands, step, timeMs }: Shown, library: ScenarioLibrary): Link {
  const link: Link = {
    v: versionFor([choice]),
    behaviour: BEHAVIOUR_VERSION,
    choices: [choice],
    commands: commands.map(({ command, afterStep, atMs }) => ({ command, afterStep, atMs })),
    playhead: { step, timeMs },
    hash: '',
    view: 'single',
  };
  const rerun = new Rerun(link, library);
  for (;;) {
    const state = rerun.advance(SLICE_STEPS);
    if (state.kind === 'done') return linkOf(state.experiment, state.playhead, 'single');
    if (state.kind !== 'running')
      throw new Error(`what was found does not come about again: ${JSON.stringify(state.kind)}`);
  }
}

const SLICE_STEPS = 100_000;
