// Worlds that are kept on this machine, each as the text of its file. A world that was composed here is kept by itself, as far as it has
// come, with every command. Where nothing can be stored this is said once, and everything works on until the page is closed.
import { Once } from '../../../ui/parts/once.ts';
import { create } from 'zustand';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { parseWorldFile, worldFileText } from '../../../scenarios/link/worldFile.ts';
import { WORLDS } from '../words/worlds.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { currentLink } from '../../../ui/link/currentLink.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { takeBookmarksOf } from '../../../ui/stores/bookmarks.ts';
import { library } from '../../../ui/stores/library.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { beforeAnother, getExperiment, useSession } from '../../../ui/stores/session.ts';
import { forget, readStored, store } from '../../../ui/stores/storage.ts';
import { codesOf } from '../../../scenarios/link/permalink.ts';
import type { Dropped } from '../../../ui/room/room.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { downloadShown, loadForCode, openFile } from './worldFiles.ts';

export interface SavedWorld {
  readonly id: string;
  readonly name: string;
  /** Of its file. */
  readonly text: string;
}

interface SavedWorlds {
  /** The newest first. */
  readonly worlds: readonly SavedWorld[];
  /** That of the world shown, where it is kept. */
  readonly openId: string | null;
  /** How many commands of it are kept. */
  readonly keptCommands: number;
}

export const useSavedWorlds = create<SavedWorlds>(() => ({ worlds: [], openId: null, keptCommands: 0 }));

/** Asks the storage again: another tab may have changed it. */
export function lookForSaved(): void {
  const worlds = storedIds().flatMap((id) => {
    const world = parseSaved(id, readStored(nameOf(id)));
    return world === null ? [] : [world];
  });
  useSavedWorlds.setState({ worlds });
}

/** Keeps the world shown from now on, as a new one. */
export function keepShown(): void {
  const link = currentLink();
  if (link === null) return;
  const id = `${Math.max(0, ...storedIds().map((each) => Number.parseInt(each, 10) || 0)) + 1}`;
  useSavedWorlds.setState({ openId: id });
  write({ id, name: link.choices[0]?.plan?.name ?? '', text: worldFileText(link) });
}

/** The world shown is that one: what is done in it is kept there. */
export function goOnWith(id: string): void {
  useSavedWorlds.setState({ openId: id });
}

/** Its name stands in its plan too. Where it is shown, it is shown again under that name, at the moment it stands at. */
export function renameSaved(id: string, name: string): void {
  const { worlds, openId } = useSavedWorlds.getState();
  const world = worlds.find((each) => each.id === id);
  if (world === undefined || name === world.name) return;
  const shown = openId === id ? currentLink() : null;
  const parsed = parseWorldFile(world.text, library);
  const link = shown ?? (parsed.ok ? parsed.value : null);
  if (link === null) return write({ ...world, name });
  const renamed = { ...link, choices: link.choices.map((choice) => withName(choice, name)) };
  write({ id, name, text: worldFileText(renamed) });
  if (shown !== null) void showLink(renamed).then((isShown) => isShown && goOnWith(id));
}

function withName(choice: ScenarioChoice, name: string): ScenarioChoice {
  return choice.plan === undefined ? choice : { ...choice, plan: { ...choice.plan, name } };
}

/** Opens a world that is kept; false if its text is damaged. */
export async function openSaved({ id, text }: SavedWorld): Promise<boolean> {
  await loadForCode(text);
  const parsed = parseWorldFile(text, library);
  if (!parsed.ok || !(await showLink(parsed.value))) return false;
  if (codesOf(parsed.value).length > 0) await (await fromRoom('openEditor'))();
  takeBookmarksOf(parsed.value);
  goOnWith(id);
  return true;
}

/** Opens the one file; a composed world in it is kept like those that were composed here. */
export async function openFiles([file, other]: readonly File[]): Promise<void> {
  if (other !== undefined) notify({ text: wordsNow(WORLDS).file.several, action: null });
  if (file === undefined || other !== undefined) return;
  const isOpen = await openFile(file);
  const isComposed = getExperiment()?.choices[0]?.plan !== undefined;
  if (isOpen && isComposed && useSavedWorlds.getState().openId === null) keepShown();
}

export async function openDropped(dropped: Dropped): Promise<void> {
  if (!(await (await fromRoom('offerDropped'))(dropped))) await openFiles(dropped.files);
}

/** Returns what brings it back. */
export function removeSaved(id: string): () => void {
  const { worlds, openId } = useSavedWorlds.getState();
  const at = worlds.findIndex((each) => each.id === id);
  const [world] = worlds.slice(at, at + 1);
  forget(nameOf(id));
  storeIds(storedIds().filter((each) => each !== id));
  useSavedWorlds.setState({ worlds: worlds.filter((each) => each.id !== id) });
  if (openId === id) useSavedWorlds.setState({ openId: null });
  return () => {
    if (world === undefined) return;
    write(world);
    if (openId === id) goOnWith(id);
  };
}

/** Runs while the page is there. */
export function keepWorlds(): void {
  lookForSaved();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      keepNow();
    }, KEEP_AFTER_MS);
  };
  const now = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    keepNow();
  };
  useSession.subscribe(({ experiment }, before) => {
    if (experiment !== before.experiment) recognise(before.experiment?.choices ?? null);
    // Playing on adds nothing that is not made again.
    if (experiment?.commands.length !== useSavedWorlds.getState().keptCommands) soon();
  });
  usePlayhead.subscribe((playhead, before) => {
    if (playhead.playing !== before.playing) soon();
  });
  beforeAnother(() => {
    if (timer !== null) now();
  });
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });
  recognise(null);
}

const KEEP_AFTER_MS = 1000;

/**
 * Another world is shown. It is the one that was kept if what was done there is the beginning of what has been done here, or if it
 * differs in the code of its programs alone.
 */
function recognise(before: readonly ScenarioChoice[] | null): void {
  const experiment = getExperiment();
  const { openId, worlds } = useSavedWorlds.getState();
  if (experiment === null || experiment.choices === before) return;
  const link = currentLink();
  const begin = link === null ? '' : beginningOf(worldFileText(link));
  const same = worlds.filter(({ text }) => beginningOf(text) === begin && link !== null);
  const going = same.find(({ text }) => isContinued(text, link === null ? '' : worldFileText(link)));
  // Run starts the same world with what was typed in its programs.
  const shown = worlds.find(({ id }) => id === openId);
  const isRunAgain = shown !== undefined && withoutCode(beginningOf(shown.text)) === withoutCode(begin);
  const next = going?.id ?? (isRunAgain ? openId : null);
  if (next !== openId) useSavedWorlds.setState({ openId: next });
}

/** Up to its commands: who and what is there. */
function beginningOf(text: string): string {
  return text.slice(0, Math.max(0, text.indexOf(COMMANDS)));
}

function withoutCode(text: string): string {
  return text.replaceAll(/"code":\s*"(?:[^"\\]|\\.)*"/gu, '');
}

function isContinued(kept: string, shown: string): boolean {
  const commands = (text: string): string =>
    text.slice(text.indexOf(COMMANDS), text.lastIndexOf('\n],')).trimEnd();
  return commands(shown).startsWith(commands(kept));
}

const COMMANDS = '"commands":[\n';

function keepNow(): void {
  const { openId, worlds } = useSavedWorlds.getState();
  // A link hashes all that has happened: only for what is kept.
  const link = openId === null ? null : currentLink();
  if (link === null || link.choices[0]?.plan === undefined) return;
  useSavedWorlds.setState({ keptCommands: link.commands.length });
  const world = worlds.find(({ id }) => id === openId);
  const text = worldFileText(link);
  if (world !== undefined && world.text !== text) write({ ...world, text });
}

function write(world: SavedWorld): void {
  const isTextKept = store(nameOf(world.id), JSON.stringify({ name: world.name, text: world.text }));
  const isListed = storeIds([world.id, ...storedIds().filter((each) => each !== world.id)]);
  useSavedWorlds.setState(({ worlds }) => ({
    worlds: worlds.some(({ id }) => id === world.id)
      ? worlds.map((each) => (each.id === world.id ? world : each))
      : [world, ...worlds],
  }));
  if (!isTextKept || !isListed) notKept.run(tellNotKept);
}

const notKept = new Once();

function tellNotKept(): void {
  const { saved, saveFile } = wordsNow(WORLDS);
  notify({
    text: saved.notKept,
    action: { label: saveFile, run: () => downloadShown() },
    until: 'answered',
  });
}

const INDEX = 'worlds';

function nameOf(id: string): string {
  return `world.${id}`;
}

function storedIds(): readonly string[] {
  return (readStored(INDEX) ?? '').split(' ').filter((id) => /^\d{1,9}$/u.test(id));
}

function storeIds(ids: readonly string[]): boolean {
  return store(INDEX, ids.join(' '));
}

/** Null if it is damaged beyond a name. */
function parseSaved(id: string, stored: string | null): SavedWorld | null {
  try {
    const read: unknown = JSON.parse(stored ?? '');
    if (typeof read !== 'object' || read === null) return null;
    const [name, text]: readonly unknown[] = [Reflect.get(read, 'name'), Reflect.get(read, 'text')];
    return typeof name === 'string' && typeof text === 'string' ? { id, name, text } : null;
  } catch {
    return null;
  }
}
