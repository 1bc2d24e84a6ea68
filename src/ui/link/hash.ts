// The state in the address: `#s=…` read and written. Nothing else of the address is touched, and no entry of the history is
// made, so that "back" leaves the page.

const PREFIX = '#s=';

/** The encoded state of an address's hash; null if it has none. */
export function readHash(hash: string): string | null {
  return hash.startsWith(PREFIX) && hash.length > PREFIX.length ? hash.slice(PREFIX.length) : null;
}

export function hashOf(encoded: string): string {
  return PREFIX + encoded;
}

/** The address of this page with another state; without any for null. */
export function addressWith(encoded: string | null): string {
  const { href, hash } = location;
  const bare = href.slice(0, href.length - hash.length).replace(/#$/, '');
  return encoded === null ? bare : bare + hashOf(encoded);
}

/** Writes the state into the address bar. Some browsers refuse it when it is done too often: then the next time does it. */
export function writeHash(encoded: string): void {
  if (location.hash === hashOf(encoded)) return;
  try {
    history.replaceState(history.state, '', hashOf(encoded));
  } catch {
    // Nothing is lost but a few seconds in the address bar.
  }
}
