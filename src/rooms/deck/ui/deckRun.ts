// Moving through a deck: to a moment at once, or by playing from where one is. A moment that goes on from what is shown is
// played to; any other is a jump, as to a link.
import { leadsTo, momentAt, sameMoment, type ExactMoment } from '../../../scenarios/link/bookmark.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { isPresenting, present } from '../../../ui/stores/presentation.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { showExperiment, switchBranch } from '../../../ui/playback/gestures.ts';
import { currentPlayhead, movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';
import { givePaceBack, takePace } from './pace.ts';
import { beginCounting } from './counting.ts';
import { deckNow, useDeck } from '../../../ui/stores/deckStore.ts';
import { entriesOf, indexOfKey, type DeckEntry } from './entries.ts';
import { cancelOpening } from '../../../ui/link/openings.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { Moves } from './moves.ts';
import { runTowards, showMoment } from './showMoment.ts';

const moves = new Moves();

/** To the next entry: played to where what is shown goes on to it. While that is under way: there at once. */
export function goOn(): Promise<void> {
  return moves.after(async (isWanted) => {
    const { at, playingTo } = deckNow();
    if (playingTo !== null) return void (await jumpTo(playingTo, isWanted));
    const index = at === null ? 0 : at + 1;
    const entry = entriesOf(deckNow())[index];
    if (entry === undefined) return;
    if (at !== null && entry.kind !== 'end' && (await playTo(entry, index, isWanted))) return;
    if (isWanted()) await jumpTo(index, isWanted);
  });
}

/** To where one was before. */
export function goBack(): Promise<void> {
  return moves.after(async (isWanted) => {
    const { at, playingTo } = deckNow();
    if (at !== null) await jumpTo(playingTo === null ? Math.max(0, at - 1) : at, isWanted);
  });
}

/** To the entry one is at, as it is in the deck. */
export function returnToScript(): Promise<void> {
  return moves.after(async (isWanted) => {
    const { at } = deckNow();
    if (at !== null) await jumpTo(at, isWanted);
  });
}

/** False if the key leads nowhere. */
export async function goToKey(key: string): Promise<boolean> {
  const index = indexOfKey(entriesOf(deckNow()), key);
  if (index === null) return false;
  await goTo(index);
  return true;
}

/** To an entry at once. False if there is no such entry, it cannot be shown, or the user has gone elsewhere in the meantime. */
export function goTo(index: number): Promise<boolean> {
  return moves.instead((isWanted) => jumpTo(index, isWanted));
}

async function jumpTo(index: number, isWanted: () => boolean): Promise<boolean> {
  const entry = entriesOf(deckNow())[index];
  if (entry === undefined) return false;
  cancelOpening();
  stopFollowing();
  if (entry.kind === 'end') showEnd();
  else if (!(entry.kind === 'own' && showHere(entry.moment()))) {
    const isShown = await showMoment(entry.moment());
    if (!isWanted()) return false;
    if (!isShown) {
      // What was to come after it would come after something else.
      moves.giveUp();
      return false;
    }
  }
  arrive(entry, index);
  return true;
}

/** Cancels a move that is under way. */
export function stopMoving(): void {
  moves.giveUp();
  cancelOpening();
  stopFollowing();
}

/** The end card is part of the presentation alone. */
function showEnd(): void {
  pause();
  if (!isPresenting()) present();
}

function arrive(entry: DeckEntry, index: number): void {
  if (entry.kind === 'talk') showViews(entry.views);
  useDeck.setState(({ beganAtMs }) => ({
    at: index,
    playingTo: null,
    over: 'nothing',
    beganAtMs: beganAtMs ?? wallClockMs(),
  }));
  if (entry.kind === 'end' || (entry.kind === 'talk' && entry.rowNumber === 9)) beginCounting();
}

/** A bookmark of what is open is looked at there, with all its branches. False if it is of something else. */
export function showHere(moment: ExactMoment): boolean {
  const experiment = getExperiment();
  if (experiment === null) return false;
  const { choices } = experiment;
  const branch = experiment.branches.find(({ commands, end }) => {
    const there = momentAt({ choices, commands }, moment.playhead);
    return end.step >= moment.playhead.step && sameMoment(there, moment);
  });
  if (branch === undefined) return false;
  switchBranch(branch.id);
  movePlayhead(moment.playhead, { playing: false });
  return true;
}

/** False if what is shown does not go on to that entry, or it is not wanted any more. */
async function playTo(
  entry: Exclude<DeckEntry, { kind: 'end' }>,
  index: number,
  isWanted: () => boolean,
): Promise<boolean> {
  const moment = entry.moment();
  if (!leadsThere(moment)) return false;
  if (!isKnown(moment)) {
    const run = await runTowards(moment, currentPlayhead().step);
    if (run === null || !isWanted() || !leadsThere(moment)) return false;
    // The same past under the same playhead, and a future with the commands on the way.
    showExperiment(run, currentPlayhead(), []);
  }
  if (entry.kind === 'talk') showViews(entry.views);
  useDeck.setState({ playingTo: index, over: 'nothing' });
  follow(
    moment,
    // A frame may bring more than one step: what has been seen beyond the moment would be a future to act against.
    () => (entry.kind === 'talk' && isSeenBeyond(moment) ? void goTo(index) : arrive(entry, index)),
    // Nothing more comes before it but time.
    () => void goTo(index),
  );
  if (entry.kind === 'talk') takePace(entry.pace);
  play();
  return true;
}

function leadsThere(moment: ExactMoment): boolean {
  const experiment = getExperiment();
  return experiment !== null && leadsTo(momentAt(experiment, currentPlayhead()), moment);
}

/** Whether all commands on the way have been given: what comes then comes by itself. */
function isKnown(moment: ExactMoment): boolean {
  const experiment = getExperiment();
  return experiment !== null && sameMoment(momentAt(experiment, moment.playhead), moment);
}

/** More was shown than there is to be, and there is no branch that would be lost by beginning anew. */
function isSeenBeyond(moment: ExactMoment): boolean {
  const experiment = getExperiment();
  if (experiment === null || experiment.branches.length > 1) return false;
  return experiment.shownStep > moment.playhead.step;
}

const following = new Ongoing();

/** Stops at the moment. A teacher who pauses, acts or goes elsewhere on the way is not brought back. */
function follow(moment: ExactMoment, arrived: () => void, rested: () => void): void {
  const experiment: Experiment | null = getExperiment();
  const { current } = experiment ?? { current: null };
  let hasBegun = false;
  const stop = usePlayhead.subscribe(({ step, playing, resting }) => {
    hasBegun ||= playing;
    if (getExperiment() !== experiment || experiment?.current !== current) stopFollowing();
    else if (step >= moment.playhead.step) {
      stopFollowing();
      movePlayhead(moment.playhead, { playing: false });
      arrived();
    } else if (resting && playing) rested();
    else if (hasBegun && !playing) stopFollowing();
  });
  following.begin(stop);
}

/** Stops watching for the entry that was being played to. */
function stopFollowing(): void {
  following.end();
  givePaceBack();
  if (deckNow().playingTo !== null) useDeck.setState({ playingTo: null });
}
