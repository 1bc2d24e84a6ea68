// Code that comes with a link runs only once the user has seen it and said yes.
import { create } from 'zustand';
import { codesOf, parseLink, type Link, type LinkNotice } from '../../../scenarios/link/permalink.ts';
import { PLAN_LIMITS } from '../../../scenarios/scenario/worldPlan.ts';
import { refuse, showParsed } from '../../../ui/link/openLink.ts';
import { isEmbed } from '../../../ui/parts/isEmbed.ts';
import { play } from '../../../ui/playback/transport.ts';
import { library } from '../../../ui/stores/library.ts';
import { keepText, keptText, showEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { loadInterpreter } from './interpreter.ts';

const trusted = new Set<string>();

/** It was written here, or read here: it runs without a question from now on, also once the page is loaded again. */
export function trust(code: string): void {
  trusted.add(code);
  store(NAME, JSON.stringify([...keptTrusted().filter((known) => known !== code), code].slice(-MOST_KEPT)));
}

const NAME = 'own-recipe.trusted';
const MOST_KEPT = PLAN_LIMITS.programs;

function keptTrusted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

/** Where there can be no interpreter the editor says so; where the code is unknown it shows it and asks. */
export async function openCodeLink(text: string, isLatest: () => boolean): Promise<boolean> {
  if (!(await canRun(isLatest))) return false;
  const parsed = parseLink(text, library);
  if (!parsed.ok) return refuse(parsed.error);
  return showOrAsk(parsed.value, parsed.notices);
}

/** The same of a world that was read from a file. */
export async function openCodeWorld(link: Link): Promise<boolean> {
  return showOrAsk(link, []);
}

async function canRun(isLatest: () => boolean): Promise<boolean> {
  const isLoaded = await loadInterpreter();
  if (!isLatest()) return false;
  if (!isLoaded) showEditor();
  return isLoaded;
}

async function showOrAsk(link: Link, notices: readonly LinkNotice[]): Promise<boolean> {
  if (!codesOf(link).every(isTrusted)) {
    useOwnCode.setState({ asked: { link, notices } });
    showEditor();
    return false;
  }
  const isShown = await showParsed(link, notices);
  if (isShown) showEditor();
  return isShown;
}

/** The code that waits for a yes. */
export function askedCode(): string | null {
  const { asked } = useOwnCode.getState();
  return asked === null ? null : (codesOf(asked.link).find((code) => !isTrusted(code)) ?? null);
}

/** Yes: the link is opened at its moment. In an embed, which begins with a press of Play, it goes on from there. */
export function acceptAsked(): void {
  const { asked } = useOwnCode.getState();
  if (asked === null) return;
  const shown = askedCode();
  for (const code of codesOf(asked.link)) trust(code);
  // It stands in the editor, and is what a check of the program takes.
  if (shown !== null) keepText(shown);
  const opening = showParsed(asked.link, asked.notices)
    .then((isShown) => {
      if (isShown && isEmbed()) play();
    })
    .finally(() => useOwnCode.setState({ opening: null }));
  useOwnCode.setState({ asked: null, isAside: true, opening });
}

/** The code of a link that was to be read only: it stays beside whatever was open before. */
export const useOnlyRead = create<{ readonly code: string | null }>(() => ({ code: null }));

/** No: the code can be read on, and nothing of it runs. */
export function refuseAsked(): void {
  useOnlyRead.setState({ code: askedCode() });
  useOwnCode.setState({ asked: null });
}

function isTrusted(code: string): boolean {
  return trusted.has(code) || keptText() === code || keptTrusted().includes(code);
}
