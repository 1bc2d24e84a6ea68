// The colors of clients, where no style sheet gives them.

export interface Hue {
  readonly fill: string;
  readonly line: string;
  /** Of words on the fill. */
  readonly on: string;
}

/** By a client's place from 0; what is nobody's is grey. */
export function hueOf(place: number | null): Hue {
  if (place === null) return { fill: 'var(--ink-muted)', line: 'var(--ink-muted)', on: 'var(--panel)' };
  const at = place % 8;
  return { fill: `var(--client-${at})`, line: `var(--client-${at}-line)`, on: `var(--client-${at}-on)` };
}
