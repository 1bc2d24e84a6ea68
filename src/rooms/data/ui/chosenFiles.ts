// Files as a user gives them: from a field, or dropped, whole folders too.
import type { Dropped } from '../../../ui/room/room.ts';
import type { OpenedFile } from './workerMessages.ts';

export function filesOfField(list: Iterable<File>): readonly OpenedFile[] {
  return [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** Must be called while the event is handled: what was dropped is gone afterwards. */
export function droppedBy({ items, files }: DataTransfer): Dropped {
  return { files: [...files], entries: [...items].map((item) => item.webkitGetAsEntry()) };
}

/** Of whole folders too. */
export async function filesDropped({ files, entries }: Dropped): Promise<readonly OpenedFile[]> {
  if (entries.every((entry) => entry === null)) return filesOfField(files);
  const found: OpenedFile[] = [];
  for (const entry of entries) if (entry !== null) await addEntry(entry, '', found);
  return found;
}

/** A folder of more files is no data directory. */
const MOST_FILES = 50_000;

async function addEntry(entry: FileSystemEntry, folder: string, found: OpenedFile[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
  else if (isFolder(entry)) for (const inside of await entriesOf(entry)) await addEntry(inside, path, found);
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** A reader gives a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
