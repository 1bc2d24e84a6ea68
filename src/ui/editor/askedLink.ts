// Code that comes with a link runs only once somebody here has seen it and said yes.
import { parseLink, type Link } from '../../scenarios/link/permalink.ts';
import { refuse, showParsed } from '../link/openLink.ts';
import { library } from '../stores/library.ts';
import { keptText, showEditor, useOwnCode } from '../stores/ownCode.ts';
import { loadInterpreter } from './interpreter.ts';

const trusted = new Set<string>();

/** It was written here, or read here: it runs without a question from now on. */
export function trust(code: string): void {
  trusted.add(code);
}

/** Where there can be no interpreter the editor says so; where the code is unknown it shows it and asks. */
export async function openCodeLink(text: string, isLatest: () => boolean): Promise<boolean> {
  const canRun = await loadInterpreter();
  if (!isLatest()) return false;
  if (!canRun) {
    showEditor();
    return false;
  }
  const parsed = parseLink(text, library);
  if (!parsed.ok) return refuse(parsed.error);
  const { value: link, notices } = parsed;
  if (codesOf(link).every(isTrusted)) return showParsed(link, notices);
  useOwnCode.setState({ asked: { link, notices } });
  showEditor();
  return false;
}

/** The code that waits for a yes. */
export function askedCode(): string | null {
  const { asked } = useOwnCode.getState();
  return asked === null ? null : (codesOf(asked.link).find((code) => !isTrusted(code)) ?? null);
}

/** Yes: the link is opened at its moment. */
export function acceptAsked(): void {
  const { asked } = useOwnCode.getState();
  if (asked === null) return;
  for (const code of codesOf(asked.link)) trust(code);
  useOwnCode.setState({ asked: null });
  void showParsed(asked.link, asked.notices);
}

/** No: the code can be read on, and nothing of it runs. */
export function refuseAsked(): void {
  useOwnCode.setState({ asked: null });
}

function isTrusted(code: string): boolean {
  return trusted.has(code) || keptText() === code;
}

function codesOf({ choices, bookmarks = [] }: Link): readonly string[] {
  const runs = bookmarks.flatMap(({ run }) => run?.choices ?? []);
  return [...choices, ...runs].flatMap(({ code }) => (code === undefined ? [] : [code]));
}
