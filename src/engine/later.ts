// The second entrance: what the first load of a page does without. Whoever asks for it is fetched later itself.
export { describe } from './trace/describe.ts';
export { imageOf, worldOf, type WorldImage } from './world/worldImage.ts';
