// The small signs of the picture as path data, each drawn around the origin.

/** A client's outline: after eight clients the colours come again in another shape. */
export function discShape(index: number, r: number): string {
  switch (Math.floor(index / 8) % 7) {
    case 0:
      return circle(r);
    case 1:
      return roundedSquare(r * 0.9, r * 0.32);
    case 2:
      return polygon(4, r * 1.12, 0);
    case 3:
      return polygon(6, r * 1.05, 0);
    case 4:
      return polygon(5, r * 1.1, 0);
    case 5:
      return polygon(8, r * 1.04, 22.5);
    default:
      return polygon(6, r * 1.05, 90);
  }
}

export function circle(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

function roundedSquare(half: number, corner: number): string {
  const side = 2 * (half - corner);
  return `M${-half + corner} ${-half}h${side}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${side}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${-side}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${-side}a${corner} ${corner} 0 0 1 ${corner} ${-corner}Z`;
}

/** `startDegrees`: of its first corner, clockwise from the top. */
function polygon(corners: number, r: number, startDegrees: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((startDegrees + (at * 360) / corners) * Math.PI) / 180;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Belief: a key. 14 wide. */
export const KEY =
  'M-6.5 -0.2a3.4 3.4 0 1 1 6.5 1.2h6.8v3.2h-2v-1.4h-1.4v1.4h-2v-1.4h-1.4a3.4 3.4 0 0 1 -6.5 -3zm1.9 0.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z';
/** Asleep: a moon. 10 wide. */
export const MOON = 'M1.6 -4.8a5 5 0 1 0 3.6 6.6a4.1 4.1 0 0 1 -3.6 -6.6z';
export const PAUSE = 'M-4 -4.6h2.8v9.2h-2.8zM1.2 -4.6h2.8v9.2h-2.8z';
export const CROSS = 'M-4 -4L4 4M4 -4L-4 4';
export const CHECK = 'M-4 0.4L-1.2 3.2L4.2 -3.2';
/** Stroked: an exclamation mark. */
export const BANG = 'M0 -5V0.8M0 4.6V4.7';
/** An expiry that nobody holds up: an hourglass, 10 by 13. */
export const HOURGLASS =
  'M-5 -6.5h10v1.8h-1v1.2c0 1.9 -1.6 2.8 -2.6 3.5c1 0.7 2.6 1.6 2.6 3.5v1.2h1v1.8h-10v-1.8h1v-1.2c0 -1.9 1.6 -2.8 2.6 -3.5c-1 -0.7 -2.6 -1.6 -2.6 -3.5v-1.2h-1z';
/** A notification. 14 by 15. */
export const BELL =
  'M0 -7.6a1.3 1.3 0 0 1 1.3 1.3a4.6 4.6 0 0 1 3.4 4.4c0 3.3 0.9 4.6 2 5.5v0.9h-13.4v-0.9c1.1 -0.9 2 -2.2 2 -5.5a4.6 4.6 0 0 1 3.4 -4.4a1.3 1.3 0 0 1 1.3 -1.3zM-1.9 5.4h3.8a1.9 1.9 0 0 1 -3.8 0z';
export const DIAMOND = 'M0 -4.4L4.4 0L0 4.4L-4.4 0Z';
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
