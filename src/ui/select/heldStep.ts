/** Steps of which the name says that the client has what it came for: it may have lost it meanwhile. */
export const HELD_STEP = /\.(?:hold|holdUntold|lead)$/;

/** Steps by which it learns that it holds or leads: with that belief it is past them, though its program has not gone on. */
export const LEARNING_STEP = /^(?:(?:line|candidate)\.list|latch\.await|scheme\.(?:await|determine))$/;
