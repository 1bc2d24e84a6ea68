// What a user did by hand to a world that Run starts anew: it is gone, which is said once, and can be done again at the same moments.
import { create } from 'zustand';
import type { Experiment, GivenTwinCommand } from '../../../scenarios/experiment/experiment.ts';
import {
  BEHAVIOUR_VERSION,
  linkCommandOf,
  versionFor,
  type Link,
} from '../../../scenarios/link/permalink.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { commandDone } from '../../../ui/commands/commandDone.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { play } from '../../../ui/playback/transport.ts';
import type { Notice } from '../../../ui/stores/notices.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';

/** What was taken away last, and not done again: the notice that offers it goes by itself. */
export const useTakenAway = create<{ readonly again: (() => void) | null }>(() => ({ again: null }));

/** Of the world that is left for another one; null where nothing was done to it. */
export function takenAway(left: Experiment | null): Notice | null {
  const given = (left?.commands ?? []).filter(
    ({ command: { type } }) => type !== 'stopScript' && type !== 'sendWire',
  );
  if (given.length === 0) return null;
  const words = wordsNow();
  const { takenAway: text } = wordsNow(OWN_RECIPE);
  const done = given
    .slice(0, MOST_NAMED)
    .map(({ command, atMs }) => text.command(commandDone(command, words), words.format.clock(atMs)));
  const again = (): void => {
    useTakenAway.setState({ again: null });
    void doAgain(given);
  };
  useTakenAway.setState({ again });
  return { text: text.notice(done, given.length - done.length), action: { label: text.again, run: again } };
}

const MOST_NAMED = 2;

/** In the world that is shown by then, from its beginning. */
async function doAgain(given: readonly GivenTwinCommand[]): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null) return;
  const commands = given.map(linkCommandOf);
  const link: Link = {
    v: versionFor(experiment.choices, commands),
    behaviour: BEHAVIOUR_VERSION,
    choices: experiment.choices,
    commands,
    playhead: { step: 0, timeMs: commands.at(-1)?.atMs ?? 0 },
    hash: '',
    view: experiment.worlds.length === 2 ? 'compare' : 'single',
    isByClock: true,
  };
  if (await showLink(link)) play();
}
