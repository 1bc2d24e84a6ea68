// The keys in the notes' window. There is no picture to walk through there: the arrows are the deck's too.
import { togglePlay } from '../../../ui/playback/transport.ts';
import { begin, blank, unblank, UNBLANKS } from './deckActs.ts';
import { goBack, goOn, goToKey } from './deckRun.ts';
import { deckNow } from '../../../ui/stores/deckStore.ts';

export function onNotesKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isInMenu(event)) return;
  const run = actionOf(event.key);
  if (run === null) return;
  event.preventDefault();
  if (!event.repeat) run();
}

function actionOf(key: string): (() => void) | null {
  const { over } = deckNow();
  // It would load an empty page where the notes are.
  if (key === 'F5') return over === 'start' ? begin : nothing;
  if (over === 'blank' && UNBLANKS.has(key)) return unblank;
  if (/^\d$/.test(key)) return () => void goToKey(key);
  if (over === 'start') return FORWARD.has(key) ? begin : null;
  return KEYS[key] ?? null;
}

/** The list of languages has the arrows for itself. */
function isInMenu({ target }: KeyboardEvent): boolean {
  return (target as Element | null)?.tagName === 'SELECT';
}

function nothing(): void {}

const FORWARD: ReadonlySet<string> = new Set(['PageDown', 'ArrowRight', 'ArrowDown']);

const KEYS: Readonly<Record<string, () => void>> = {
  PageDown: () => void goOn(),
  ArrowRight: () => void goOn(),
  ArrowDown: () => void goOn(),
  PageUp: () => void goBack(),
  ArrowLeft: () => void goBack(),
  ArrowUp: () => void goBack(),
  ' ': togglePlay,
  b: blank,
  B: blank,
  '.': blank,
};
