// What is to be said once beside the picture: one notice at a time, the newest.
import { create } from 'zustand';

export interface Notice {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** `answered`: it stays until the user does what it offers or dismisses it; others go by themselves. */
  readonly until?: 'answered';
}

interface Notices {
  readonly notice: Notice | null;
}

export const useNotices = create<Notices>(() => ({ notice: null }));

export function notify(notice: Notice): void {
  useNotices.setState({ notice });
}

export function dismissNotice(): void {
  useNotices.setState({ notice: null });
}
