// The secret of the process that served this page for a class. It comes with the address and is taken out of it at once: the address of a
// projector is seen by everybody, and is shared. For this tab it is kept, so that the class goes on after a reload.
const KEPT = 'znode-lab.class';

/** Null where the page is nobody’s class. */
export function classSecret(): string | null {
  const given = /^#class=([0-9a-f]{32})$/.exec(location.hash)?.[1];
  try {
    if (given === undefined) return sessionStorage.getItem(KEPT);
    sessionStorage.setItem(KEPT, given);
  } catch {
    // Without storage the class ends with a reload.
  }
  if (given !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return given ?? null;
}
