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
  useOpen.setState({ open });
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

export function closeDialog(): void {
  useOpen.setState({ open: null });
}
