// What was chosen in the palette, the last first: kept from visit to visit where storage is allowed.
import { readStored, store } from '../../../../ui/stores/storage.ts';

const NAME = 'palette';
const MOST = 8;

export function recentKeys(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecent(key: string): void {
  const keys = [key, ...recentKeys().filter((each) => each !== key)].slice(0, MOST);
  store(NAME, JSON.stringify(keys));
}
