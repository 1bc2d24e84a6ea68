// The page for data directories, as the lab leads to it: opened beside the lab, with the files that were dropped there.
import { isOurs } from '../model/folders.ts';
import type { Dropped } from '../../../ui/room/room.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { SHELF } from '../../../words/shelf.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { filesDropped } from './chosenFiles.ts';
import type { OpenedFile } from './workerMessages.ts';

/** The single file has no such page beside it. */
export const hasDataPage = document.documentElement.dataset['wholePage'] === undefined;

/** What is shown stays where it is. */
export function openDataPage(): Window | null {
  return window.open(new URL('./data.html', location.href), '_blank');
}

/**
 * Offers what was dropped on the lab, where it is a folder, an archive, a log or a snapshot. False where it is something else. A browser
 * opens a page for a click alone, so the page is not opened at once.
 */
export async function offerDropped(dropped: Dropped): Promise<boolean> {
  const { files, entries } = dropped;
  const hasFolder = entries.some((entry) => entry?.isDirectory === true);
  if (!hasDataPage || !(hasFolder || files.some(({ name }) => isArchive(name) || isOurs(name)))) return false;
  const words = wordsNow(DATA_DIRECTORY);
  const found = (await filesDropped(dropped)).filter(({ path }) => isArchive(path) || isOurs(path));
  if (found.length === 0) notify({ text: words.failed.nothing, action: null });
  else offer(found, words.offer.found);
  return true;
}

function offer(found: readonly OpenedFile[], text: string): void {
  const { open } = wordsNow(DATA_DIRECTORY).offer;
  notify({ text, action: { label: open, run: () => handOver(found) }, until: 'answered' });
}

function isArchive(name: string): boolean {
  return /\.(?:zip|tar|tgz|tar\.gz)$/i.test(name);
}

/** The page asks for files once it is there. */
function handOver(files: readonly OpenedFile[]): void {
  const page = openDataPage();
  if (page === null) return offer(files, wordsNow(SHELF).layout.blocked);
  const give = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== page || origin !== location.origin || data !== READY) return;
    removeEventListener('message', give);
    page.postMessage({ type: OPEN, files } satisfies HandedOver, location.origin);
  };
  addEventListener('message', give);
}

const READY = 'znode-lab:data-ready';
const OPEN = 'znode-lab:data-open';

interface HandedOver {
  readonly type: typeof OPEN;
  readonly files: readonly OpenedFile[];
}

/** Takes what the lab hands over, on the page itself. Returns what ends that. */
export function takeHandedOver(open: (files: readonly OpenedFile[]) => void): () => void {
  const lab = window.opener as Window | null;
  if (lab === null) return () => undefined;
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === lab && origin === location.origin && isHandedOver(data)) open(data.files);
  };
  addEventListener('message', hear);
  lab.postMessage(READY, location.origin);
  return () => removeEventListener('message', hear);
}

function isHandedOver(data: unknown): data is HandedOver {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === OPEN;
}
