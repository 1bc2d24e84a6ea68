// Starts the page: its words first, then what is to be seen, then everything that goes on by itself.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/base.css';
import { App } from './App.tsx';
import { watchForLookingBack } from './controls/hints.ts';
import { followFullscreen } from './controls/presentation.ts';
import { openFirstScene } from './controls/scene.ts';
import { listenForKeys } from './controls/shortcuts.ts';
import { speak } from './i18n/words.ts';
import { openAddress, startHashSync } from './link/hashSync.ts';
import { ErrorBoundary } from './panels/ErrorBoundary.tsx';
import { followSelection } from './panels/panelTab.ts';
import { startPlaybackLoop } from './playback/playbackLoop.ts';
import { usePreferences, type Preferences } from './stores/preferences.ts';
import { getExperiment } from './stores/session.ts';

await start();

async function start(): Promise<void> {
  const { locale, layout } = usePreferences.getState();
  followPreferences();
  await speak(locale);
  draw();
  startPlaybackLoop();
  listenForKeys();
  followFullscreen();
  followSelection();
  watchForLookingBack();
  await openAddress();
  if (getExperiment() === null) openFirstScene(layout);
  startHashSync();
}

function draw(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  );
}

/** The page's language and colours follow the preferences, now and whenever they change. */
function followPreferences(): void {
  const apply = ({ theme }: Preferences): void => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  apply(usePreferences.getState());
  usePreferences.subscribe((now, before) => {
    apply(now);
    if (now.locale !== before.locale) void speak(now.locale);
  });
}
