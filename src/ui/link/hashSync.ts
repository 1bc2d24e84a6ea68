// Keeps the address bar and the page in step: opens what the user pastes into it, and writes what is shown.
import { create } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { namedHash, parseNamedLink, type NamedLink } from '../../scenarios/link/namedLink.ts';
import { fetchedOr } from '../fetching/fetched.ts';
import { useOwnCode } from '../stores/ownCode.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { layoutNow } from '../stores/shownViews.ts';
import { fromRoom, openFromRoom, useStage } from '../stores/stage.ts';
import { currentHash } from './currentLink.ts';
import { deckIn, pushHash, readHash, writeHash } from './hash.ts';
import { Latest } from './latest.ts';
import { beginOpening } from './openings.ts';

/** The address follows after a pause of so long, and every so often while it plays; browsers count how often it is written. */
const WRITE_AFTER_MS = 500;
const WRITE_WHILE_PLAYING_MS = 2000;

/** What the address led to last is to open. */
const addresses = new Latest();

/** Opens what the address carries or names; false if it is nothing or it cannot be opened: the opening scene is to be shown. */
async function openAddress(isLatest: () => boolean): Promise<boolean> {
  // Back to where the page began.
  if (location.hash === '' && getExperiment() !== null) useStage.getState().openBeginning();
  const encoded = readHash(location.hash);
  // With all scenarios: the beginning does without.
  if (encoded !== null) return (await import('./openLink.ts')).openLink(encoded);
  const named = parseNamedLink(location.hash);
  return named !== null && openNamed(named, isLatest);
}

/** A part of a lesson, a museum piece or another scene. If there is no such thing, the session says so. */
async function openNamed(link: NamedLink, isLatest: () => boolean): Promise<boolean> {
  const isOpen = await openFromRoom(link, beginOpening());
  if (isOpen === null || !isLatest()) return isOpen === true;
  // A lesson has an address of each of its moments.
  if (isOpen && !('part' in link))
    useAddress.setState({ named: { ...shownNow(), stops: link.kind === 'claim' } });
  const linkError = isOpen
    ? null
    : link.kind === 'work'
      ? ({ code: 'damaged', field: null } as const)
      : ({ code: 'unknownScenario', scenario: namedHash(link).replace(/^.*?=/, '') } as const);
  useSession.setState({ linkError });
  return isOpen;
}

interface Shown {
  readonly experiment: Experiment | null;
  /** Given by then. */
  readonly commands: number;
}

interface Named extends Shown {
  /** A claim is played to its moment, and stops there. */
  readonly stops: boolean;
}

interface Address {
  /** The scene that it names: it does so until the user does something. */
  readonly named: Named | null;
  /**
   * What the user pasted stays in it until that is open. Where code for it did not come it stays until the user does something in what
   * is shown instead: asked for again, it is to open.
   */
  readonly awaited: 'opening' | Shown | null;
}

const useAddress = create<Address>(() => ({ named: null, awaited: null }));

function shownNow(): Shown {
  const experiment = getExperiment();
  return { experiment, commands: experiment?.commands.length ?? 0 };
}

function isUntouched({ experiment, commands }: Shown): boolean {
  return getExperiment() === experiment && (experiment?.commands.length ?? 0) === commands;
}

function isAwaited(): boolean {
  const { awaited } = useAddress.getState();
  return awaited === 'opening' || (awaited !== null && isUntouched(awaited));
}

function isStillNamed(): boolean {
  const { named } = useAddress.getState();
  if (getExperiment() === null || named === null || !isUntouched(named)) return false;
  const isAsOpened = (named.stops || usePlayhead.getState().playing) && layoutNow() === null;
  return isAsOpened && parseNamedLink(location.hash) !== null;
}

/**
 * Goes to what a link of the page names, as a browser does: what was shown is an entry of its history, and one can go back to it.
 * Without `open` it is opened as a visitor who comes by its address would see it.
 */
export async function visit(link: NamedLink, open?: () => void): Promise<void> {
  const hash = namedHash(link);
  if (location.hash !== hash) {
    // A browser that cannot compress has no link for what was shown.
    if (!isStillNamed()) await writeAddress().catch(() => undefined);
    pushHash(hash);
  }
  useSession.setState({ linkError: null });
  if (open === undefined) return openPasted();
  open();
}

/** The same when the page has just been loaded: then the address may open a deck too. */
export function openArrival(): Promise<boolean> {
  return withPasted(async (isLatest) => {
    const isShown = await openAddress(isLatest);
    const name = deckIn(location.href);
    if (name === null) return isShown;
    const openDeck = await fromRoom('openDeck');
    return (await openDeck(name, isShown ? 'whereShown' : 'beginning')) || isShown;
  });
}

/** On a slow line the first takes its time: what is pasted into the address meanwhile is opened in its place. */
async function withPasted(open: (isLatest: () => boolean) => Promise<boolean>): Promise<boolean> {
  let latest = opening(open);
  const onHashChange = (): void => void (latest = opening(openAddress));
  addEventListener('hashchange', onHashChange);
  let awaited: Promise<boolean>;
  do await (awaited = latest);
  while (awaited !== latest);
  removeEventListener('hashchange', onHashChange);
  return awaited;
}

/** Opens what the user has put into the address. */
export async function openPasted(): Promise<void> {
  await opening(openAddress);
}

/** If code for it does not come, or it fails, there is at least the beginning. */
async function opening(open: (isLatest: () => boolean) => Promise<boolean>): Promise<boolean> {
  const isLatest = addresses.begin();
  useAddress.setState({ awaited: 'opening' });
  let isOpen: boolean | null = false;
  try {
    isOpen = await fetchedOr(null, () => open(isLatest));
  } finally {
    // What a scene does by itself would be taken for the user's doing, and the address would no longer wait for what did not come.
    if (isOpen !== true && isLatest() && getExperiment() === null)
      useStage.getState().openBeginning(isOpen === null ? 'still' : 'demonstrated');
    if (isLatest()) useAddress.setState({ awaited: isOpen === null ? shownNow() : null });
  }
  return isOpen ?? false;
}

/**
 * Puts the moment shown into the address now; a name that is still right stays there, and so do a link that waits for a yes and one
 * that comes meanwhile.
 */
export async function writeAddress(): Promise<void> {
  const before = location.hash;
  const experiment = getExperiment();
  const hash = await currentHash();
  const isSame = location.hash === before && getExperiment() === experiment;
  const isKept = isAwaited() || isStillNamed() || useOwnCode.getState().asked !== null;
  if (hash !== null && isSame && !isKept) writeHash(hash);
}

/** Runs while the page is there; returns what ends it. Begin after the first link or scenario is shown. */
export function startHashSync(): () => void {
  const sync = new HashSync();
  const onHashChange = (): void => void sync.open();
  const subscriptions = [
    usePlayhead.subscribe(() => sync.writeSoon()),
    useSession.subscribe(() => sync.writeSoon()),
  ];
  addEventListener('hashchange', onHashChange);
  return () => {
    for (const end of subscriptions) end();
    removeEventListener('hashchange', onHashChange);
    sync.stop();
  };
}

class HashSync {
  #timer: ReturnType<typeof setTimeout> | null = null;

  async open(): Promise<void> {
    this.stop();
    await openPasted();
  }

  writeSoon(): void {
    if (isStillNamed()) return this.stop();
    const { playing, resting } = usePlayhead.getState();
    const isMoving = playing && !resting;
    if (isAwaited() || (this.#timer !== null && isMoving)) return;
    this.stop();
    const afterMs = isMoving ? WRITE_WHILE_PLAYING_MS : WRITE_AFTER_MS;
    this.#timer = setTimeout(() => void this.#write(), afterMs);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #write(): Promise<void> {
    this.#timer = null;
    try {
      await writeAddress();
    } catch {
      // A browser that cannot compress has no link in its address; the page works all the same.
    }
  }
}
