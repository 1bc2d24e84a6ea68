// Of the wheel, whose drawing is 200 units wide.
export const RIM = 82;
/** Of the times around it. */
export const TIMES = { above: 91, beside: 89 };
export const HUB = 26;
