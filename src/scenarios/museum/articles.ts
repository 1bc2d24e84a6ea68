// What goes wrong in five articles that are widely copied, claim by claim: the numbers of their claims are those of
// docs/coverage.md, and beside each stand the pieces that play it.

export const ARTICLE_IDS = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;
/** S0: locks, a queue, two elections. S1: internals. S2: Curator's LeaderLatch. S3: a fair lock. S4: candidates. */
export type ArticleId = (typeof ARTICLE_IDS)[number];

export const ARTICLE_FAILURES: Readonly<Record<string, readonly string[]>> = {
  'S0-02': ['cut-off-holder', 'stale-write'],
  'S0-04': ['create-repeated-blindly'],
  'S0-05': ['parent-tidied-away'],
  'S0-07': ['beside-its-parent'],
  'S0-09': ['own-node-not-in-the-list'],
  'S0-11': ['sorted-by-name'],
  'S0-12': ['gone-before-the-watch'],
  'S0-13': ['lock-without-a-node'],
  'S0-14': ['gave-up-and-left-its-node'],
  'S0-16': ['lock-in-the-watcher'],
  'S0-17': ['lost-connection-taken-for-release'],
  'S0-20': ['no-answer-taken-for-no'],
  'S0-21': ['deleted-somebody-elses-lock'],
  'S0-24': ['beside-its-parent'],
  'S0-26': ['processed-twice', 'lost-item'],
  'S0-30': [
    'hop-create-is-not-answered',
    'hop-list-is-not-answered',
    'hop-watch-is-not-set',
    'hop-event-does-not-arrive',
    'hop-look-after-the-event-fails',
  ],
  'S0-35': ['hop-watch-is-not-set'],
  'S0-36': ['cut-off-and-still-leading'],
  'S0-38': ['dead-by-its-heartbeat', 'dead-by-anothers-clock'],
  'S0-40': ['stopped-and-still-first'],
  'S1-03': ['told-by-telephone', 'sync-asks-the-old-leader'],
  'S0-42': ['cut-off-and-still-leading', 'holder-is-never-told'],
  'S1-26': ['parent-tidied-away'],
  'S1-37': ['counter-is-full'],
  'S1-40': ['back-from-the-dead'],
  'S1-41': ['gone-with-its-leader'],
  'S1-53': ['leader-that-was-replaced'],
  'S1-66': ['watch-that-missed-a-change'],
  'S1-71': ['hop-event-does-not-arrive'],
  'S1-81': ['everybody-woken-for-one'],
  'S1-83': ['sorted-by-name'],
  'S1-87': ['processed-twice', 'lost-item', 'claim-lost-in-mid-work', 'claim-on-what-is-gone'],
  'S1-88': ['list-too-long-to-read'],
  'S2-11': ['latches-race-each-other'],
  'S2-12': ['latch-path-is-gone'],
  'S2-13': ['latch-reset-overtaken'],
  'S2-14': ['latch-closed-too-early'],
  'S2-18': ['latch-trusts-its-session'],
  'S2-20': ['stale-write'],
  'S3-02': ['holder-is-never-told'],
  'S3-05': ['second-thread-walks-in'],
  'S3-08': ['woken-without-a-second-look'],
  'S3-09': ['nobody-there-so-my-turn'],
  'S3-10': ['told-before-it-waited'],
  'S3-12': ['lost-connection-taken-for-release'],
  'S3-13': ['exception-swallowed'],
  'S3-16': ['gave-up-and-left-its-node'],
  'S3-17': ['out-of-time-and-in'],
  'S3-18': ['numbers-run-out'],
  'S3-19': ['unlocked-by-another'],
  'S3-20': ['lock-without-a-node'],
  'S3-21': ['holder-is-never-told'],
  'S3-22': ['create-repeated-blindly'],
  'S4-02': ['leader-for-ever'],
  'S4-04': ['everyone-watches-the-leader'],
  'S4-05': ['woken-without-a-second-look'],
  'S4-12': ['candidate-looks-too-late'],
  'S4-13': ['candidate-told-before-it-waits'],
  'S4-16': ['leader-that-was-not-told'],
  'S4-17': ['candidate-not-in-the-list'],
};

/** The articles that say or do what a piece shows to be wrong. */
export function articlesOf(piece: string): readonly ArticleId[] {
  return ARTICLE_IDS.filter((article) =>
    Object.entries(ARTICLE_FAILURES).some(
      ([claim, pieces]) => claim.startsWith(`${article}-`) && pieces.includes(piece),
    ),
  );
}
