// What a page of its own begins with, as the one that writes embeds and that for teachers do.
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import { speak } from '../../words/useWords.ts';
import { fetched } from '../fetching/fetched.ts';
import { RouteBoundary } from '../parts/route.tsx';
import { usePreferences, type Preferences } from '../stores/preferences.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export async function startOwnPage(App: ComponentType): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  followPreferences();
  const { locale } = usePreferences.getState();
  await speak(locale).catch(() => void fetched(() => speak(locale)));
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

/** Colours and language as the user likes them in the lab. */
function followPreferences(): void {
  const apply = ({ theme }: Preferences): void => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  apply(usePreferences.getState());
  usePreferences.subscribe((now, before) => {
    apply(now);
    if (now.locale !== before.locale) void fetched(() => speak(usePreferences.getState().locale));
  });
}
