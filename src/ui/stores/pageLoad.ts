/** Whether this load of the page follows another of the same tab: a reload, or a way back in its history. */
export function wasLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
