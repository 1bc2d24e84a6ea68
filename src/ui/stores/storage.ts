// What is kept from visit to visit. Storage can be blocked, full or shared with other pages of the site: then things are
// kept in memory, and nobody who calls notices. Only the storage limits the length of a text: what was stored is read back.
import { wasLoadedAgain } from './pageLoad.ts';

/** Keeps our keys apart from those of others on the same site. */
const PREFIX = 'znode-lab.';

const inMemory = new Map<string, string>();

let remembers = true;

/** From now on things are kept for this visit alone, and what earlier ones have kept is neither read nor changed: another site's page
 * is no place to remember a reader. */
export function rememberNothing(): void {
  remembers = false;
}

/** Whether a reader may expect to find here what she has done before. */
export function isRemembering(): boolean {
  return remembers;
}

/** What was stored under that name; null if nothing was. */
export function readStored(name: string): string | null {
  return inMemory.get(name) ?? readAllowed(PREFIX + name);
}

/** Stores it for the next visit if that is allowed, for this one in any case; false: for this one alone. */
export function store(name: string, text: string): boolean {
  try {
    if (!remembers) throw new Error('nothing is remembered');
    localStorage.setItem(PREFIX + name, text);
    inMemory.delete(name);
    return true;
  } catch {
    inMemory.set(name, text);
    return false;
  }
}

/**
 * For this tab, should it be loaded again. The state of an entry of the history is no place for it: Chromium loses that where the address
 * is written while a reload begins.
 */
export function storeForReload(name: string, text: string): void {
  try {
    if (remembers) sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // It begins anew.
  }
}

/** What this tab stored before it was loaded again; null on any other visit. */
export function readAfterReload(name: string): string | null {
  if (!remembers || !wasLoadedAgain()) return null;
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function readAllowed(key: string): string | null {
  if (!remembers) return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  inMemory.delete(name);
  try {
    if (remembers) localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored there.
  }
}
