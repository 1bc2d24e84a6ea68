// Takes files that are dropped anywhere on the page, from its first moment on: a browser would leave the page for them.
import { fetched } from '../../../ui/fetching/fetched.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';

/** Takes them while the page is there. A page in a frame belongs to its host. */
export function takeDroppedFiles(): void {
  if (window !== window.top) return;
  addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const { files = [], items = [] } = event.dataTransfer ?? {};
    // Entries are gone after the event.
    const dropped = { files: [...files], entries: [...items].map((item) => item.webkitGetAsEntry()) };
    if (dropped.files.length > 0) void fetched(async () => (await fromRoom('openDropped'))(dropped));
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
