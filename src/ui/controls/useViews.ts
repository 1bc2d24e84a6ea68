import { useWorld, type WorldView } from '../stores/useWorld.ts';

/** The worlds at the playhead, left first. */
export function useViews(): readonly WorldView[] {
  const left = useWorld(0);
  const right = useWorld(1);
  return [left, right].filter((view) => view !== null);
}
