// Before each file of tests of components: the page is what it was when it was loaded. The files share it, since to import all of its
// modules anew takes longer than most of them do.
import { putBackStores } from './stores.ts';

document.body.replaceChildren();
for (const { name } of Array.from(document.documentElement.attributes))
  document.documentElement.removeAttribute(name);
history.replaceState(null, '', location.pathname + location.search);
for (const storage of [localStorage, sessionStorage]) storage.clear();
putBackStores();
