// @ts-check
// Which versions a site keeps, and the folders that stand for the newest of several.

/** The versions among git's tags, oldest first; a tag of another form is none. @param {readonly string[]} tags @returns {string[]} */
export function releasesIn(tags) {
  return tags
    .flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag.trim())?.[1] ?? [])
    .toSorted((a, b) => compare(numbersOf(a), numbersOf(b)));
}

/**
 * `1` for the newest 1.x.y; of versions before 1.0.0, which may break, `0.3` for the newest 0.3.y.
 * @param {readonly string[]} releases Oldest first. @returns {readonly { folder: string, version: string }[]}
 */
export function foldersOf(releases) {
  const newest = new Map(releases.map((version) => [lineOf(version), version]));
  return [...newest].map(([folder, version]) => ({ folder, version }));
}

/** @param {string} version */
function lineOf(version) {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : String(major);
}

/** @param {string} version */
const numbersOf = (version) => version.split('.').map(Number);

/** @param {readonly number[]} a @param {readonly number[]} b */
function compare(a, b) {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
