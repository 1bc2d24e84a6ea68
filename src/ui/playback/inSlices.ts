// A long text, written in slices that leave the page alive: of a large world a file is many megabytes.
import { timeLimit } from './playbackLoop.ts';
import { SLICE_MS, turn } from './slice.ts';

export async function inSlices(pieces: Iterable<string>, type: string, sliceMs = SLICE_MS): Promise<Blob> {
  const slices: Blob[] = [];
  let slice: string[] = [];
  let isSliceOver = timeLimit(sliceMs);
  for (const piece of pieces) {
    slice.push(piece);
    if (!isSliceOver()) continue;
    slices.push(new Blob(slice));
    slice = [];
    await turn();
    isSliceOver = timeLimit(sliceMs);
  }
  return new Blob([...slices, ...slice], { type });
}
