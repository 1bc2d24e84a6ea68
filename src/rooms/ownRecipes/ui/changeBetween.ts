// From one text to another by the one piece that differs: marks and breakpoints in what stays keep their places.
interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
