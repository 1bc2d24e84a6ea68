import type { CSSProperties } from 'react';

/** How the words of the figures are set. */
export const LABEL: CSSProperties = { fill: 'var(--ink)', fontFamily: 'var(--font-sans)', fontSize: 11.5 };
