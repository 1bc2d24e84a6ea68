// The interpreter of own recipes on this page, which reads the code, and the thread that runs it.
import { create } from 'zustand';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { speakWith } from '../../../words/useWords.ts';
import { runAhead } from './ahead.ts';
import { withOwnVoice } from './ownVoice.ts';

interface Interpreter {
  readonly quickJs: QuickJSWASMModule | null;
  /** Why there is none: the host's policy allows no WebAssembly, or what the browser said. */
  readonly problem: 'forbidden' | { readonly message: string } | null;
}

export const useInterpreter = create<Interpreter>(() => ({ quickJs: null, problem: null }));

/** False where it cannot be had: the editor says why. Scenarios with code are known afterwards. */
export async function loadInterpreter(): Promise<boolean> {
  try {
    runAhead();
    const quickJs = await loadOwnRecipes();
    speakWith(withOwnVoice);
    useInterpreter.setState({ quickJs, problem: null });
    return true;
  } catch (error) {
    useInterpreter.setState({ problem: isWasmForbidden() ? 'forbidden' : { message: String(error) } });
    return false;
  }
}

/** Asked with the smallest module there is: the interpreter says of any error only that it was aborted. */
function isWasmForbidden(): boolean {
  try {
    void new WebAssembly.Module(EMPTY_MODULE);
    return false;
  } catch {
    return true;
  }
}

/** Its magic number and version. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
