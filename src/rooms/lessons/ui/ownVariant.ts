// Which variant of an assignment this browser has: drawn on the first visit, and the same on each later one.
import { VARIANTS } from '../../../scenarios/homework/assignment.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';

const KEPT = 'homework.variant';

export function ownVariant(): number {
  const kept = readStored(KEPT);
  if (kept !== null && /^\d{1,6}$/.test(kept)) return Number(kept);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const variant = drawn % VARIANTS;
  store(KEPT, String(variant));
  return variant;
}
