// What a page of its own begins with, as the one that writes embeds and that for teachers do.
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '../../theme/base.css';
import { followPreferences } from '../../fetching/followPreferences.ts';
import { RouteBoundary } from '../../parts/route.tsx';
import type { AnyRoom } from '../../room/room.ts';
import { useStage } from '../../stores/stage.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';

export async function startOwnPage(App: ComponentType, rooms: readonly AnyRoom[]): Promise<void> {
  useStage.setState({ rooms });
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  await followPreferences();
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <RouteBoundary>
          <App />
        </RouteBoundary>
      </ErrorBoundary>
    </StrictMode>,
  );
}
