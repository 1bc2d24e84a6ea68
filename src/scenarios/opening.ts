// The scenarios of the page's first view: available before the library has loaded.
import type { ScenarioEntry } from './scenario/entry.ts';
import { herdLock } from './locks/herdLock/scenario.ts';
import { predecessorLock } from './locks/predecessorLock/scenario.ts';

export const OPENING: readonly ScenarioEntry[] = [herdLock, predecessorLock];
