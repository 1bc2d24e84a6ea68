/** Scenes of two ensembles: side by side, or with a switch between them, they need more height than others. */
export const ENSEMBLE_PAIRS: readonly string[] = [
  'frozen-against-crashed',
  'lost-against-kept',
  'minority-leader-against-majority-leader',
  'four-against-five',
  'four-against-three',
  'quorum-against-one-vote',
  'leader-last-against-first',
  'told-by-telephone',
  'leader-that-was-replaced',
  'sync-asks-the-old-leader',
  'gone-with-its-leader',
  'counter-is-full',
  'back-from-the-dead',
];
