/** Steps of which the name says that the client has what it came for: it may have lost it meanwhile. */
export const HELD_STEP = /\.(?:hold|holdUntold|lead)$/;
