import { encodedLink } from '../link/currentLink.ts';
import { hashOf } from '../link/hash.ts';

/** Opens the moment that is shown in the whole page. A frame that may not open tabs stays as it is. */
export async function openWhole(): Promise<void> {
  const encoded = await encodedLink();
  const page = new URL('./index.html', location.href);
  page.search = '';
  page.hash = encoded === null ? '' : hashOf(encoded);
  open(page, '_blank', 'noopener');
}
