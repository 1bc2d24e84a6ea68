import type { KeyboardEvent } from 'react';

/** Of a field of several lines the browser shows no more than the first by itself, and its ring may lie below the buttons. */
export function wholeInSight({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
