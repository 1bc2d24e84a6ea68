// The page that writes embeds.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import { speak } from '../../words/useWords.ts';
import { fetched } from '../fetching/fetched.ts';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';
import { RouteBoundary } from '../parts/route.tsx';
import { usePreferences, type Preferences } from '../stores/preferences.ts';
import { BuilderApp } from './BuilderApp.tsx';

void begin();

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('builder.html has no #root');
  followPreferences();
  const { locale } = usePreferences.getState();
  await speak(locale).catch(() => void fetched(() => speak(locale)));
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <RouteBoundary>
          <BuilderApp />
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
