// Where the interpreter comes from, and when own recipes become known: with the first link, file or editor that has code.
import variant from '@jitl/quickjs-singlefile-mjs-release-sync';
import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { register } from '../scenarios/catalogue.ts';
import { ownRecipe } from './scenario.ts';

let loaded: Promise<QuickJSWASMModule> | null = null;

/** Rejects where WebAssembly is forbidden. Asked again, it tries again. */
export async function loadOwnRecipes(): Promise<QuickJSWASMModule> {
  loaded ??= newQuickJSWASMModuleFromVariant(variant).then((quickJs) => {
    register([ownRecipe(quickJs)]);
    return quickJs;
  });
  try {
    return await loaded;
  } catch (error) {
    loaded = null;
    throw error;
  }
}
