// Dragging a program from a shelf onto the picture: onto a client, which runs it from then on, or anywhere else, where a client with it
// comes to be.
import { createStore } from 'zustand';
import type { PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { letters } from '../../../words/names.ts';
import { isClientId } from '../../../engine/index.ts';
import { changeAndTell } from './openWorld.ts';

const TYPE = 'application/x-znode-lab-program';

/** `program` null: a client with zkCli. */
interface Dragged {
  readonly program: PlannedProgram | null;
}

const dragStore = createStore<{ readonly dragged: Dragged | null }>(() => ({ dragged: null }));

/** The drag has begun. */
export function drag(program: PlannedProgram | null, transfer: DataTransfer): void {
  dragStore.setState({ dragged: { program } });
  transfer.effectAllowed = 'copy';
  transfer.setData(TYPE, program?.scenario ?? '');
}

export function draggedProgram(): Dragged | null {
  return dragStore.getState().dragged;
}

export function endDrag(): void {
  dragStore.setState({ dragged: null });
}

/** While a shelf is there; returns what ends it. */
export function takeDrops(): () => void {
  const over = (event: DragEvent): void => {
    if (draggedProgram() !== null && isOnPicture(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const dragged = draggedProgram();
    if (dragged === null || !isOnPicture(event)) return;
    event.preventDefault();
    const { program } = dragged;
    endDrag();
    const client = clientAt(event);
    changeAndTell(
      client === null ? { kind: 'addClient', name: null, program } : { kind: 'runProgram', client, program },
    );
  };
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
}

function isOnPicture({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('#picture') !== null && target.closest('aside') === null;
}

/** The name of the client in the picture that it is dropped on. */
function clientAt({ target }: DragEvent): string | null {
  const thing = target instanceof Element ? target.closest('[data-thing]') : null;
  const id = /^client[: ](.+)$/u.exec(thing?.getAttribute('data-thing') ?? '')?.[1] ?? '';
  return isClientId(id) ? letters(id) : null;
}
