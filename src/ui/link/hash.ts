// The state in the address: `#s=…` read and written. Nothing else of the address is touched, and what happens in a scene makes no
// entry of the history: going to another scene does.

const PREFIX = '#s=';

/** The encoded state of an address's hash; null if it has none. */
export function readHash(hash: string): string | null {
  return hash.startsWith(PREFIX) && hash.length > PREFIX.length ? hash.slice(PREFIX.length) : null;
}

/** The token of the process whose servers the page is to show; null if it is to show something else. */
export function liveTokenIn(hash: string): string | null {
  return /^#live=([0-9a-f]{32})$/.exec(hash)?.[1] ?? null;
}

export function hashOf(encoded: string): string {
  return PREFIX + encoded;
}

/** The address of this page with another hash; without any for null. Which deck is open is the speaker's own matter. */
export function addressWith(shown: string | null): string {
  const { href, hash } = new URL(deckIn(location.href) === null ? location.href : withDeck(null));
  const bare = href.slice(0, href.length - hash.length).replace(/#$/, '');
  return shown === null ? bare : bare + shown;
}

const DECK = 'deck';

/** The deck an address opens; null for none. */
export function deckIn(address: string): string | null {
  return new URL(address).searchParams.get(DECK);
}

/** Which deck is open stands in the address bar, so that it is there again when the page is loaded again. */
export function writeDeck(deck: string | null): void {
  if (deckIn(location.href) === deck) return;
  try {
    history.replaceState(history.state, '', withDeck(deck));
  } catch {
    // A page from disk has no say in its address; the deck is open all the same.
  }
}

function withDeck(deck: string | null): string {
  const url = new URL(location.href);
  if (deck === null) url.searchParams.delete(DECK);
  else url.searchParams.set(DECK, deck);
  return url.href;
}

/** Writes it into the address bar. Some browsers refuse that when it is done too often: then the next time does it. */
export function writeHash(hash: string): void {
  // The address of an embed says what its host has asked for.
  if (location.hash === hash || document.documentElement.dataset['embed'] !== undefined) return;
  try {
    history.replaceState(history.state, '', hash);
  } catch {
    // Nothing is lost but a few seconds in the address bar.
  }
}

/** As a link does that is followed. */
export function pushHash(hash: string): void {
  try {
    history.pushState(history.state, '', hash);
  } catch {
    // A page from disk has no say in its address; the scene is open all the same.
  }
}
