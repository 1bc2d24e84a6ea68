// The scenarios of the page's first scene: known before the library is there.
import type { ScenarioEntry } from './scenario/entry.ts';
import { herdLock } from './locks/herdLock/scenario.ts';
import { predecessorLock } from './locks/predecessorLock/scenario.ts';

export const OPENING: readonly ScenarioEntry[] = [herdLock, predecessorLock];
