// The page for data directories, or its view of logs that a test writes, in the page of the test.
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../../words/useWords.ts';
import type { Opened } from '../../reading/service.ts';
import { logBytes, type WrittenTxn } from '../../testing/logBytes.ts';
import { DataClient } from '../dataClient.ts';
import { DataView } from '../DataView.tsx';
import type { Problem } from '../problem.ts';
import type { OpenedFile } from '../workerMessages.ts';
import '../../../../ui/theme/base.css';

export async function place(): Promise<Root> {
  await page.viewport(1300, 900);
  await speak('en');
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  return root;
}

export function logOf(path: string, txns: readonly WrittenTxn[]): OpenedFile {
  return { path, file: new File([Uint8Array.from(logBytes(txns))], path) };
}

export async function showFiles(files: readonly OpenedFile[]): Promise<void> {
  const root = await place();
  const { opened, client } = await new Promise<{ opened: Opened; client: DataClient }>((resolve, reject) => {
    void new DataClient(files, {
      progress: () => undefined,
      opened: (all, by) => resolve({ opened: all, client: by }),
      failed: reject,
      unanswered: (problem) => draw(problem),
    });
  });
  onTestFinished(() => client.close());
  const draw = (unanswered: Problem | null) =>
    root.render(
      <DataView client={client} opened={opened} unanswered={unanswered} onClose={() => undefined} />,
    );
  draw(null);
}
