// Which dialog is open.
import { create } from 'zustand';

export type DialogName =
  | 'scene'
  | 'help'
  | 'share'
  | 'library'
  | 'museum'
  | 'partition'
  | 'lessons'
  | 'bookmarks'
  | 'qr';

const useOpen = create<{ readonly open: DialogName | null }>(() => ({ open: null }));

export function useOpenDialog(): DialogName | null {
  return useOpen((state) => state.open);
}

export function openDialog(open: DialogName): void {
  useOpen.setState({ open });
}

export function closeDialog(): void {
  useOpen.setState({ open: null });
}
