import { useSyncExternalStore } from 'react';

/** Below these widths there is no room for something; the same as in the style sheets. */
const WIDTHS = {
  /** For two worlds side by side. */
  worlds: '(width < 700px)',
  /** For all of the transport in one row. */
  transport: '(width < 1200px)',
} as const;

export function useNarrow(what: keyof typeof WIDTHS): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDTHS[what]);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDTHS[what]).matches,
  );
}
