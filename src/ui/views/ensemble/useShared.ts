import { useState } from 'react';
import { shareStructure } from '../../select/shareStructure.ts';

/** Plain data, with every part that is as it was when last drawn the same object. */
export function useShared<T>(value: T): T {
  const [last, keep] = useState(value);
  const shared = shareStructure(last, value);
  if (shared !== last) keep(shared);
  return shared;
}
