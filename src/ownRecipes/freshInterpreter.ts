// An interpreter in the memory that all programs share. Where that is full, QuickJS does not say so: it breaks down, for those that run
// already too.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { Interpreter } from './interpreter.ts';
import { OUT_OF_MEMORY, OwnCodeError } from './sandbox.ts';

/** More than one takes before any code runs in it. */
const ROOM_BYTES = 512 << 10;

export function freshInterpreter(quickJs: QuickJSWASMModule): Interpreter {
  const { _malloc: allocate, _free: free } = Reflect.get(quickJs, 'module') as Allocator;
  const room = allocate(ROOM_BYTES);
  if (room === 0) throw new OwnCodeError(OUT_OF_MEMORY, 0);
  free(room);
  return new Interpreter(quickJs);
}

/** Of the module that QuickJS is compiled to. */
interface Allocator {
  /** 0: there is not that much. */
  readonly _malloc: (bytes: number) => number;
  readonly _free: (at: number) => void;
}
