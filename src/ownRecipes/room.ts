import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

/** More than an interpreter takes before any code runs in it. */
const ROOM_BYTES = 512 << 10;

/** In the memory that all programs share. Where that is full, QuickJS does not say so: it breaks down, for those that run already too. */
export function hasRoom(quickJs: QuickJSWASMModule): boolean {
  const { _malloc: allocate, _free: free } = Reflect.get(quickJs, 'module') as Allocator;
  const room = allocate(ROOM_BYTES);
  if (room === 0) return false;
  free(room);
  return true;
}

/** Of the module that QuickJS is compiled to. */
interface Allocator {
  /** 0: there is not that much. */
  readonly _malloc: (bytes: number) => number;
  readonly _free: (at: number) => void;
}
