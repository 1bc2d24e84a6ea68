// Which panel is in front. Selecting something in a list, or asking why, brings its card to the front; what is chosen in the picture
// has its commands beside it, and the panel stays as it is. The user may close it all.
import { create } from 'zustand';
import type { ClientId } from '../../engine/index.ts';
import type { RoomPanel } from '../room/room.ts';
import { useLessonGate } from './lessonGate.ts';
import { useSelection } from './selection.ts';
import { useRing } from './ring.ts';

export type PanelTab = 'guide' | 'card' | 'log' | RoomPanel;

interface PanelState {
  readonly tab: PanelTab;
  /** Where the panel lies over the picture: whether it is there. */
  readonly isOpen: boolean;
  /** It was asked for to type in the console, or to read a card: that takes the focus as soon as it is there. */
  readonly takesFocus: boolean;
  /** For the console, before it is there. */
  readonly typed: string;
  /** A link has brought a card: the step that its client is on is to be in sight. After that, the reader scrolls. */
  readonly showsStep: boolean;
  /** The console that was chosen; null: the one that fits what is shown. */
  readonly console: ClientId | 'lab' | null;
}

export const usePanel = create<PanelState>(() => ({
  tab: 'guide',
  isOpen: false,
  takesFocus: false,
  typed: '',
  showsStep: false,
  console: null,
}));

export function showPanel(tab: PanelTab): void {
  usePanel.setState({ tab, isOpen: true });
}

/** By key or button: what is typed next goes to the console. */
export function openConsole(of: PanelState['console'] = usePanel.getState().console): void {
  usePanel.setState({ tab: 'console', isOpen: true, takesFocus: true, console: of });
}

export function chooseConsole(console: PanelState['console']): void {
  usePanel.setState({ console });
}

/** By the commands beside a thing: what is selected is read next. */
export function openCard(): void {
  usePanel.setState({ tab: 'card', isOpen: true, takesFocus: true });
}

/** By a link: its card is in front, or comes there. */
export function showStep(): void {
  usePanel.setState({ showsStep: true });
}

export function stepIsShown(): void {
  usePanel.setState({ showsStep: false });
}

/** It has the focus. */
export function takeFocus(): void {
  usePanel.setState({ takesFocus: false, typed: '' });
}

export function typeAhead(typed: string): void {
  usePanel.setState({ typed });
}

export function hidePanel(): void {
  usePanel.setState({ isOpen: false });
}

/** Runs while the page is there; returns what ends it. */
export function followSelection(): () => void {
  return useSelection.subscribe((now, before) => {
    const isNew = now.selected !== before.selected && now.selected !== null;
    if (isNew && useRing.getState().ring === null) showPanel('card');
    if (now.why !== before.why && now.why !== null) showPanel('card');
    const isNothingLeft = now.selected === null && now.why === null;
    if (isNothingLeft && (before.selected !== null || before.why !== null)) closeCard();
  });
}

function closeCard(): void {
  const { tab } = usePanel.getState();
  // What a lesson says stays where it stood.
  if (tab === 'card') usePanel.setState({ tab: 'guide', isOpen: useLessonGate.getState().isOn });
}
