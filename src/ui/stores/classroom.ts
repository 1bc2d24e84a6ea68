// A class in this page, where it is the teacher's: what the stage has to know of it.
import { create } from 'zustand';
import type { ClientId } from '../../engine/index.ts';
import { callClients } from '../../words/names.ts';
import { bumpRevision } from './session.ts';

interface Classroom {
  /** There is a bar for it above the picture. */
  readonly isOpen: boolean;
  /** Whose phone each client is. */
  readonly people: ReadonlyMap<ClientId, string>;
}

export const useClassroom = create<Classroom>(() => ({ isOpen: false, people: new Map() }));

/** Picture and sentences call clients so from now on. */
export function nameClients(people: ReadonlyMap<ClientId, string>): void {
  callClients(people);
  useClassroom.setState({ people });
  bumpRevision();
}
