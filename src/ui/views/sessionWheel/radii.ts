// Of the wheel, whose drawing is 200 units wide.
export const RIM = 94;
export const HUB = 26;
