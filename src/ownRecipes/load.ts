// Where the interpreter comes from, and when own recipes become known: with the first link, file or editor that has code.
import variant from '@jitl/quickjs-singlefile-mjs-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { register } from '../scenarios/catalogue.ts';
import { KeptInterpreters } from './keptInterpreters.ts';
import { LIMITS } from './limits.ts';
import { ownRecipe } from './scenario.ts';

let loaded: Promise<QuickJSWASMModule> | null = null;

/** Rejects where WebAssembly is forbidden. Asked again, it tries again. */
export async function loadOwnRecipes(): Promise<QuickJSWASMModule> {
  loaded ??= loadAll();
  try {
    return await loaded;
  } catch (error) {
    loaded = null;
    throw error;
  }
}

/** As many as the clients of a usual world. */
const KEPT = 6;

async function loadAll(): Promise<QuickJSWASMModule> {
  const quickJs = await withItsMemory();
  const kept = await KeptInterpreters.load(() => withItsMemory(), KEPT);
  register([ownRecipe(quickJs, kept)]);
  return quickJs;
}

/** The pages that it begins with. */
const FIRST_PAGES = 256;

/** Its memory grows up to so many pages. */
export async function withItsMemory({
  maximumPages = LIMITS.interpreterPages,
}: { readonly maximumPages?: number } = {}): Promise<QuickJSWASMModule> {
  const { WebAssembly } = globalThis as unknown as WithWebAssembly;
  const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: maximumPages });
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
}

type Memory = NonNullable<Parameters<typeof newVariant>[1]['wasmMemory']>;

/** Every browser and Node has it; the types of neither are known here. */
interface WithWebAssembly {
  readonly WebAssembly: {
    readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory;
  };
}
