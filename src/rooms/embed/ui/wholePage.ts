import { encodedLink } from '../../../ui/link/currentLink.ts';
import { hashOf } from '../../../ui/link/hash.ts';
import { shownOrder } from './shownOrder.ts';

/** Opens the moment that is shown in the whole page. Answers with its address where the frame may open no tabs, else with null. */
export async function openWhole(): Promise<string | null> {
  const address = await wholeAddress();
  // With `noopener` nobody is told whether a tab was opened.
  const opened = open(address, '_blank');
  if (opened === null) return address;
  opened.opener = null;
  return null;
}

/**
 * A document without an address of its own, such as a `srcdoc`, cannot say where the whole page is; and a folder that was copied for
 * embeds alone has none, which its `embed.html` says.
 */
export function hasWholePage(): boolean {
  return (
    document.documentElement.dataset['wholePage'] !== 'none' && /^(?:https?|file):$/.test(location.protocol)
  );
}

/** Where the whole page shows this moment; the state alone where the whole page has no address. */
export async function wholeAddress(): Promise<string> {
  // Of code that waits for a yes nothing is shown yet.
  const waiting = shownOrder()?.link ?? '';
  const encoded = (await encodedLink()) ?? (waiting === '' ? null : waiting);
  const hash = encoded === null ? '' : hashOf(encoded);
  if (!hasWholePage()) return hash;
  // The single file is the whole page itself. Of the folder some servers, which drop `index.html` and the slash before it, give the page
  // without what belongs to it, if its name is said.
  const page = new URL(document.documentElement.dataset['wholePage'] ?? './', location.href);
  page.search = '';
  page.hash = hash;
  return page.href;
}
