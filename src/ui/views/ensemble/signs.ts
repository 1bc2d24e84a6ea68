// The small signs of an ensemble's picture as path data, each drawn around the origin.

/** Who leads. 14 by 10. */
export const CROWN = 'M-7 5L-7.6 -3.4L-3.6 0L0 -5.4L3.6 0L7.6 -3.4L7 5Z';
/** A proposal, as hollow as an entry that is not committed. */
export const SQUARE = 'M-4.6 -4.6H4.6V4.6H-4.6Z';
/** An acknowledgement. */
export const TICK = 'M-4.6 0.3L-1.4 3.6L4.8 -3.6';
/** A vote: a slip of paper, 17 by 14, with the number of who it is for. */
export const BALLOT = 'M-8.5 -7H5L8.5 -3.5V7H-8.5Z';
/** A step of taking office or catching up. */
export const RHOMB = 'M0 -5.2L5.2 0L0 5.2L-5.2 0Z';
/** What was cut off a log. 13 wide. */
export const SCISSORS = 'M-6.5 -3.4a2 2 0 1 0 3.4 1.5L5.8 3.2M-6.5 3.4a2 2 0 1 1 3.4 -1.5L5.8 -3.2';
