import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Below these widths there is no room for something; the same as in the style sheets. */
const WIDTHS = {
  /** For two worlds side by side. */
  worlds: '(width < 700px)',
  /** For all of the transport in one row. */
  transport: '(width < 1200px)',
} as const;

export function useNarrow(what: keyof typeof WIDTHS): boolean {
  const query = useMemo(() => matchMedia(WIDTHS[what]), [what]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
