// An interpreter in the memory that all programs share.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { Interpreter } from './interpreter.ts';
import { hasRoom } from './room.ts';
import { OUT_OF_MEMORY, OwnCodeError } from './sandbox.ts';

export function freshInterpreter(quickJs: QuickJSWASMModule): Interpreter {
  if (!hasRoom(quickJs)) throw new OwnCodeError(OUT_OF_MEMORY, 0);
  return new Interpreter(quickJs);
}
