import { useSyncExternalStore } from 'react';

/** Where there is room for one world alone. The same width as in the style sheets. */
const NARROW = '(width < 700px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
