// Routes and words are fetched when they are wanted, and may not come: the network has gone, or a newer version of the page has
// taken their place.
import { useStage } from '../stores/stage.ts';

/** Whether code did not come; any other error is a mistake in code that did. Each browser family says it in its own words. */
export function isNotFetched(error: unknown): boolean {
  return /dynamically imported module|Importing a module|preload CSS/.test(String(error));
}

/**
 * Loads the page anew at the moment shown: a browser does not fetch again what failed, and a newer version has other files.
 * While the page itself cannot be fetched the one that is there stays.
 */
export async function tryAgain(): Promise<void> {
  if (!(await isServed())) return;
  // A browser that cannot write it loads what the address led to before.
  await useStage
    .getState()
    .keepMoment()
    .catch(() => undefined);
  location.reload();
}

async function isServed(): Promise<boolean> {
  try {
    // A sandboxed frame may not look at the answer.
    const { ok, type } = await fetch(location.href, { cache: 'no-store', mode: 'no-cors' });
    return ok || type === 'opaque';
  } catch {
    return false;
  }
}
