// Which dialog is open.
import { create } from 'zustand';
import type { DialogName } from '../room/room.ts';
import type { RoomId } from '../../words/contracts/roomId.ts';

interface OpenState {
  readonly open: DialogName | null;
  /** Of the library: where it was left. */
  readonly room: RoomId;
  readonly query: string;
}

const useOpen = create<OpenState>(() => ({ open: null, room: 'locks', query: '' }));

export function useOpenDialog(): DialogName | null {
  return useOpen((state) => state.open);
}

export function openDialog(open: DialogName): void {
  useOpen.setState({ open, query: '' });
}

/** The rooms of the library: one of them, or the one that was left last; with something to search for in all. */
export function openRooms(room: RoomId | null = null, query = ''): void {
  useOpen.setState((state) => ({ open: 'library', room: room ?? state.room, query }));
}

export function useRoom(): Pick<OpenState, 'room' | 'query'> {
  const room = useOpen((state) => state.room);
  return { room, query: useOpen((state) => state.query) };
}

export function search(query: string): void {
  useOpen.setState({ query });
}

/** What is typed before there is a field for it stands in the field when it comes. Space on a button is the button's. */
export function typeAhead(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const isForButton = key === ' ' && target instanceof HTMLButtonElement;
  if (altKey || ctrlKey || metaKey || isForButton) return;
  const { query } = useOpen.getState();
  if (key === 'Backspace') search(query.slice(0, -1));
  else if (key.length === 1) search(query + key);
  else return;
  // Some browsers look for it in the page.
  event.preventDefault();
}

export function closeDialog(): void {
  useOpen.setState({ open: null });
}
