// Reads and answers in a thread of its own: the page draws meanwhile.
import { BlobSource } from '../reading/blobSource.ts';
import { DataService, type Questions } from '../reading/service.ts';
import { problemOf } from './problem.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

listen();

function listen(): void {
  let service: DataService | null = null;
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'open') void open(data.files).then((opened) => (service = opened));
    else void answer(service, data.id, data.kind, data.ask);
  });
}

/** Giving up ends the worker. */
async function open(files: Extract<ToWorker, { type: 'open' }>['files']): Promise<DataService | null> {
  let told = 0;
  try {
    const sources = files.map(({ path, file }) => new BlobSource(path, file));
    const service = await DataService.open(sources, {
      progress: (done, all) => {
        // Some bytes more are no news.
        if (done - told < all / 200 && done < all) return;
        told = done;
        send({ type: 'progress', done, all });
      },
    });
    send({ type: 'opened', opened: service.opened() });
    return service;
  } catch (error) {
    send({ type: 'failed', id: null, problem: problemOf(error) });
    return null;
  }
}

async function answer<K extends keyof Questions>(
  service: DataService | null,
  id: number,
  kind: K,
  ask: Questions[K]['ask'],
): Promise<void> {
  try {
    if (service === null) throw new Error('nothing is open');
    send({ type: 'answer', id, answer: await service.ask(kind, ask) });
  } catch (error) {
    send({ type: 'failed', id, problem: problemOf(error) });
  }
}

function send(message: FromWorker): void {
  globalThis.postMessage(message, {});
}
