/**
 * What the frame's address says: behind `#?`, which no server sees, shortens or drops, or else behind `?`.
 */
export function saidInAddress(): URLSearchParams {
  const { search, hash } = location;
  return new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search);
}

/** The same with other values for some: what the frame shows when it is loaded again. */
export function sayInAddress(values: Readonly<Record<string, string>>): void {
  const said = saidInAddress();
  for (const [name, value] of Object.entries(values)) said.set(name, value);
  history.replaceState(history.state, '', addressEnd(said));
}

/** Servers answer 414 to addresses above some 8,000 characters: what is long stands behind `#?` alone. */
const MAX_QUERY = 4000;

/** What stands behind the path: `?…#?…`. `number` makes the address of a long one differ for the browser, which then loads it. */
export function addressEnd(said: URLSearchParams, number = 0): string {
  const text = said.toString();
  return text.length > MAX_QUERY ? `?${number}#?${text}` : `?${text}#?${text}`;
}
