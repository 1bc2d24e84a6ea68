/** Steps of which the name says that the client has what it came for: it may have lost it meanwhile. */
export const HELD_STEP = /\.(?:hold|holdUntold|lead)$/;

/** Steps by which it learns that it holds or leads: with that belief it is past them, though its program has not gone on. */
export const LEARNING_STEP =
  /^(?:herd\.create|candidate\.list|line\.(?:list|awaitPredecessor)|latch\.await|scheme\.(?:await|determine))$/;

/** Steps by which it learns that it is in, and the one that it is then on its way to. */
export const ENTERED_BY: Readonly<Record<string, string>> = {
  'barrier.ready': 'barrier.inside',
  'barrier.await': 'barrier.inside',
  'group.register': 'group.serve',
};
