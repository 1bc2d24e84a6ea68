// Starts the page inside a frame of another site's page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../ui/theme/base.css';
import type { EmbedOrder } from '../../../embed/parameters.ts';
import { fetchAhead, fetched } from '../../../ui/fetching/fetched.ts';
import { speak } from '../../../words/useWords.ts';
import { ErrorBoundary } from '../../../ui/panels/ErrorBoundary.tsx';
import { followSelection } from '../../../ui/stores/panelTab.ts';
import type { AnyRoom } from '../../../ui/room/room.ts';
import { startPlaybackLoop } from '../../../ui/playback/playbackLoop.ts';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import { useStage } from '../../../ui/stores/stage.ts';
import { applyTheme, localeOf } from './appearance.ts';
import { EmbedApp } from './EmbedApp.tsx';
import { frameShare } from './frameShare.ts';
import { startHostTalk } from './hostTalk.ts';
import { focusPlayButton } from './keepFocus.ts';
import { keepMoment } from './keepMoment.ts';
import { showOrder } from './showOrder.ts';
import { sleepOffScreen } from './sleepOffScreen.ts';

/** Draws the embed into an element of the frame's document; once. */
export async function startEmbed(
  order: EmbedOrder,
  element: HTMLElement,
  rooms: readonly AnyRoom[],
): Promise<void> {
  useStage.setState({ rooms, keepMoment });
  for (const { begin } of rooms) begin?.();
  const { theme, language } = order.values;
  const locale = localeOf(language);
  // For this visit: what a host says is not what the user likes.
  usePreferences.setState({ locale });
  document.documentElement.dataset['embed'] = '';
  applyTheme(theme, null);
  await speak(locale).catch(() => void fetched(() => speak(locale)));
  await showOrder(order);
  const hadFocus = element.contains(document.activeElement);
  createRoot(element).render(
    <StrictMode>
      <ErrorBoundary>
        <EmbedApp />
      </ErrorBoundary>
    </StrictMode>,
  );
  if (hadFocus) focusPlayButton(element);
  startPlaybackLoop(frameShare());
  listenOnceEntered();
  followSelection();
  sleepOffScreen(element);
  startHostTalk(element, showOrder);
}

/** No key is ours before the embed is entered; a press of its play button enters it. */
function listenOnceEntered(): void {
  const waiting = new AbortController();
  const enter = (): void => {
    waiting.abort();
    // A figure is drawn without them, and they bring much of the lab.
    fetchAhead(async () => (await import('../../../ui/controls/shortcuts.ts')).listenForKeys());
  };
  const { signal } = waiting;
  for (const sign of ['pointerdown', 'focusin', 'keydown']) addEventListener(sign, enter, { signal });
  if (document.hasFocus()) enter();
}
