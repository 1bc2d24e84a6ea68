// Lets the browser keep this version of the page, for visits without a network, and says when another is ready. The page that
// runs is never changed under its user.
import { wordsNow } from '../../../words/useWords.ts';
import { tryAgain } from '../../../ui/fetching/fetching.ts';
import { useClassroom } from '../../../ui/stores/classroom.ts';
import { useLive } from '../../../ui/stores/live.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { ROOMS } from '../words/rooms.ts';

/** To be called once, by the page itself: never in a frame, and not by a page that shows live servers or a class. */
export async function keepOffline(): Promise<void> {
  const workers = workersHere();
  if (workers === null) return;
  const script = new URL(/* @vite-ignore */ './serviceWorker.js', document.baseURI);
  // Where the browser or the site forbids it the page needs the network, as before.
  await workers.register(script, { updateViaCache: 'none' }).catch(() => null);
  const registration = await workers.getRegistration(script);
  if (registration === undefined) return;
  const tellIfReady = (worker: ServiceWorker | null): void => {
    // The first one is the version that is shown.
    if (worker?.state === 'installed' && workers.controller !== null) tell(worker, workers);
  };
  tellIfReady(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => tellIfReady(worker));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Null where nothing is to be kept, or cannot be. */
function workersHere(): ServiceWorkerContainer | null {
  // Without the process that served it a page of live servers or of a class is worth nothing.
  const isLive = useLive.getState().servers !== null || useClassroom.getState().isOpen;
  if (parent !== window || isLive || !isSecureContext) return null;
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}

function tell(worker: ServiceWorker, workers: ServiceWorkerContainer): void {
  const { ready, use } = wordsNow(ROOMS).newVersion;
  notify({
    text: ready,
    action: { label: use, run: () => void change(worker, workers) },
    until: 'answered',
  });
}

/** Loads the moment that is shown in the other version, unless another window still runs this one. */
async function change(worker: ServiceWorker, workers: ServiceWorkerContainer): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
  });
  // Pressed again before there is an answer it is still one listener.
  workers.addEventListener('controllerchange', loadAnew, { once: true });
  worker.postMessage('takeOver', [port2]);
  if ((await answered) === true) return;
  workers.removeEventListener('controllerchange', loadAnew);
  notify({ text: wordsNow(ROOMS).newVersion.otherTabs, action: null });
}

const loadAnew = (): void => void tryAgain();
