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
import { dismissNotice, useNotices, type Notice } from '../../../ui/stores/notices.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { ownChoiceIn } from './ownWorld.ts';

interface TakenAway {
  readonly again: (() => void) | null;
  /** Says so and offers to do it again; it may have been dismissed. */
  readonly offer: Notice | null;
}

/** What was taken away last, and not done again. */
export const useTakenAway = create<TakenAway>(() => ({ again: null, offer: null }));

/**
 * Of the world that is left for another one. Where nothing was done to it, the offer that is still shown, as Run may be pressed once
 * more before it is taken; or null.
 */
export function takenAway(left: Experiment | null): Notice | null {
  const given = givenByHand(left);
  if (given.length === 0) return shownOffer();
  const words = wordsNow();
  const { takenAway: text } = wordsNow(OWN_RECIPE);
  const done = given
    .slice(0, MOST_NAMED)
    .map(({ command, atMs }) => text.command(commandDone(command, words), words.format.clock(atMs)));
  const again = (): void => {
    useTakenAway.setState({ again: null, offer: null });
    void doAgain(given);
  };
  // A cut that took many clicks must not be lost because reading took longer than a notice lasts.
  const offer: Notice = {
    text: text.notice(done, given.length - done.length),
    action: { label: text.again, run: again },
    until: 'answered',
  };
  useTakenAway.setState({ again, offer });
  dismissOnceOver(offer);
  return offer;
}

const MOST_NAMED = 2;

function givenByHand(experiment: Experiment | null): readonly GivenTwinCommand[] {
  return (experiment?.commands ?? []).filter(
    ({ command: { type } }) => type !== 'stopScript' && type !== 'sendWire',
  );
}

function shownOffer(): Notice | null {
  const { offer } = useTakenAway.getState();
  return useNotices.getState().notice === offer ? offer : null;
}

/** Once something else is done to the new world, or a world without own code is shown. */
function dismissOnceOver(offer: Notice): void {
  const end = useSession.subscribe(({ experiment }) => {
    if (useTakenAway.getState().offer !== offer) return end();
    const isSame = ownChoiceIn(experiment?.choices) !== null && givenByHand(experiment).length === 0;
    if (shownOffer() === null || isSame) return;
    end();
    dismissNotice();
  });
}

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
