import { encodedLink } from '../link/currentLink.ts';
import { hashOf } from '../link/hash.ts';

/** Opens the moment that is shown in the whole page. A frame that may not open tabs stays as it is. */
export async function openWhole(): Promise<void> {
  open(await wholeAddress(), '_blank', 'noopener');
}

/** Where the whole page shows this moment. */
export async function wholeAddress(): Promise<string> {
  const encoded = await encodedLink();
  const page = new URL('./index.html', location.href);
  page.search = '';
  page.hash = encoded === null ? '' : hashOf(encoded);
  return page.href;
}
