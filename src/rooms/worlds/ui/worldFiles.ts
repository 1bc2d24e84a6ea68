// Worlds as files: saving the one shown, and opening what is chosen or dropped on the page. A recording of live servers opens like any
// other, with no process behind it. What cannot be opened leaves the page as it is.
import {
  FILE_LIMITS,
  parseWorldFile,
  worldFileText,
  type ParsedFile,
} from '../../../scenarios/link/worldFile.ts';
import { codesOf } from '../../../scenarios/link/permalink.ts';
import { WORLDS } from '../words/worlds.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { currentLink } from '../../../ui/link/currentLink.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { takeBookmarksOf } from '../../../ui/stores/bookmarks.ts';
import { library } from '../../../ui/stores/library.ts';
import { notify } from '../../../ui/stores/notices.ts';

/** Saves the world shown as a file. */
export function downloadShown(): void {
  const link = currentLink();
  if (link === null) return;
  downloadWorld(link.choices[0]?.plan?.name ?? '', worldFileText(link));
}

export function downloadWorld(name: string, text: string): void {
  const said = name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  saveFile(`znode-lab-${said === '' ? 'world' : said}.json`, text);
}

/** Opens a file. False if it was not; then the page says why. */
export async function openFile(file: File): Promise<boolean> {
  const words = wordsNow(WORLDS).file;
  const lesson = await lessonIn(file);
  if (lesson !== null) {
    const problem = await (await fromRoom('openLessonFile'))(lesson);
    if (problem !== null) tell(words.refused(file.name, problem));
    return problem === null;
  }
  const parsed = await readFile(file);
  if (!parsed.ok) {
    tell(words.refused(file.name, words.error(parsed.error)));
    return false;
  }
  const { value, isCutOff } = parsed;
  const show = codesOf(value).length > 0 ? await fromRoom('openCodeWorld') : showLink;
  if (!(await show(value))) return false;
  takeBookmarksOf(value);
  tell(isCutOff ? words.cutOff(file.name, value.commands.length) : words.opened(file.name));
  return true;
}

/** The text of a lesson that a teacher has made of a world; null if it is another kind of file. */
async function lessonIn(file: File): Promise<string | null> {
  if (file.size > FILE_LIMITS.bytes) return null;
  const text = await file.text().catch(() => '');
  return /^\s*\{\s*"format":\s*"znode-lab-lesson"/.test(text) ? text : null;
}

/** Not even looked into where it is too large. */
async function readFile(file: File): Promise<ParsedFile> {
  if (file.size > FILE_LIMITS.bytes)
    return { ok: false, error: { code: 'tooLong', what: 'content', limit: FILE_LIMITS.bytes } };
  try {
    const text = await file.text();
    await loadForCode(text);
    return parseWorldFile(text, library);
  } catch {
    // A folder, or a file that is gone by now.
    return { ok: false, error: { code: 'noWorld' } };
  }
}

/** The recipe that runs code is only known once its interpreter is loaded. */
export async function loadForCode(text: string): Promise<void> {
  if (hasCode(text)) await (await fromRoom('loadInterpreter'))();
}

export function hasCode(text: string): boolean {
  return text.includes('"code":');
}

function tell(text: string): void {
  notify({ text, action: null });
}
