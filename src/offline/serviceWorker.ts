// The lab without a network: the browser keeps the files of one version. A page that runs goes on with those it was loaded with;
// another version waits until no page has the old one, or until the user asks for it.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version that the page and the builder need: scripts/offline.mjs lists them. */
declare const FILES: PrecacheEntry[];

const kept = new PrecacheController();
kept.addToCacheList(FILES);

self.addEventListener('install', (event) => void kept.install(event));
// The page of the first visit goes on with the network it began with.
self.addEventListener('activate', (event) => void kept.activate(event));
self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key !== undefined) event.respondWith(answer(event, key));
});
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(takeOver(event.ports[0]));
});

/** Under what name the answer is kept; undefined of what is no matter of ours. A page in a frame is none. */
function keyOf({ method, mode, destination, url }: Request): string | undefined {
  if (method !== 'GET') return undefined;
  if (mode !== 'navigate') return kept.getCacheKeyForURL(url);
  return destination === 'document' ? kept.getCacheKeyForURL(pageOf(url)) : undefined;
}

/** The page of an address, whatever it says behind `?` and `#`. */
function pageOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

/** Embeds on other people's pages are none of the worker's clients; those on pages of the same site go to the network. */
async function answer({ request, clientId }: FetchEvent, key: string): Promise<Response> {
  const client = clientId === '' ? undefined : await self.clients.get(clientId);
  const isFramed = client !== undefined && 'frameType' in client && client.frameType === 'nested';
  const response = isFramed ? undefined : await caches.match(key);
  return response ?? fetch(request);
}

/** Not while another window still runs the old version. Says whether it is done. */
async function takeOver(port: MessagePort | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = windows.filter(
    ({ url, frameType }) => url.startsWith(self.registration.scope) && frameType !== 'nested',
  );
  const isAlone = ours.length <= 1;
  port?.postMessage(isAlone);
  if (isAlone) await self.skipWaiting();
}
