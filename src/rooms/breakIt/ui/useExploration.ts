import { useEffect, useRef } from 'react';
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import type { Report } from '../model/explore/total.ts';
import type { Held } from './keptByWorld.ts';
import { startExploration, type Exploring } from './startExploration.ts';

export interface ExplorationState {
  readonly is: 'yetToStart' | 'running' | 'paused' | 'over' | 'cancelled' | 'failed';
  readonly report: Report | null;
  readonly progress: number;
  readonly failure: string;
}

export const YET_TO_EXPLORE: ExplorationState = { is: 'yetToStart', report: null, progress: 0, failure: '' };

/** One exploration at a time, which ends with the component that shows it. What it had found by then is held elsewhere. */
export function useExploration([state, setState]: Held<ExplorationState>) {
  const running = useRef<Exploring | null>(null);
  useEffect(
    () => () => {
      running.current?.drop();
      setState((before) =>
        before.is === 'running' || before.is === 'paused' ? { ...before, is: 'cancelled' } : before,
      );
    },
    [setState],
  );
  const become = (is: ExplorationState['is']): void => setState((before) => ({ ...before, is }));
  const end = (): void => {
    running.current?.drop();
    running.current = null;
  };
  return {
    ...state,
    start(order: PlainOrder) {
      end();
      setState(() => ({ ...YET_TO_EXPLORE, is: 'running' }));
      running.current = startExploration(order, {
        hear: (report, progress) =>
          setState((before) => ({ ...before, report, progress, is: progress === 1 ? 'over' : before.is })),
        fail: (failure) => setState((before) => ({ ...before, is: 'failed', failure })),
      });
    },
    pause() {
      running.current?.pause();
      become('paused');
    },
    resume() {
      running.current?.resume();
      become('running');
    },
    cancel() {
      end();
      become('cancelled');
    },
    forget() {
      end();
      setState(() => YET_TO_EXPLORE);
    },
  };
}
