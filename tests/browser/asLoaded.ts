// Before each file of tests of components: the page is what it was when it was loaded. The files share it, since to import all of its
// modules anew takes longer than most of them do.
import { page } from 'vitest/browser';
import { putBackStores } from './stores.ts';

/** As Vitest opens it. */
const [WIDTH, HEIGHT] = [414, 896];

document.body.replaceChildren();
for (const { name } of Array.from(document.documentElement.attributes))
  document.documentElement.removeAttribute(name);
history.replaceState(null, '', location.pathname + location.search);
for (const storage of [localStorage, sessionStorage]) storage.clear();
putBackStores();
// In full screen it would have the size of the screen, whatever a test asks for.
Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('a test asks for no full screen'));
await page.viewport(WIDTH, HEIGHT);
