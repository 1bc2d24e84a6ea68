/**
 * What the frame's address says: behind `?`, or behind `#?` where a server that tidies addresses has dropped the former, as
 * `docusaurus serve` does.
 */
export function saidInAddress(): URLSearchParams {
  const { search, hash } = location;
  return new URLSearchParams(search === '' && hash.startsWith('#?') ? hash.slice(2) : search);
}
