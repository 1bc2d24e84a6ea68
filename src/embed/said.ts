/**
 * What the frame's address says: behind `?`, or behind `#?` where a server that tidies addresses has dropped the former, as
 * `docusaurus serve` does.
 */
export function saidInAddress(): URLSearchParams {
  const { search, hash } = location;
  return new URLSearchParams(search === '' && hash.startsWith('#?') ? hash.slice(2) : search);
}

/** The same with other values for some: what the frame shows when it is loaded again. */
export function sayInAddress(values: Readonly<Record<string, string>>): void {
  const said = saidInAddress();
  for (const [name, value] of Object.entries(values)) said.set(name, value);
  history.replaceState(history.state, '', `?${said}#?${said}`);
}
