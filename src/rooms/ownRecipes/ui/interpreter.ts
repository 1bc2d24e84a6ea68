// The interpreter of own recipes on this page, which reads the code, and the thread that runs it.
import { create } from 'zustand';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { speakWith } from '../../../words/useWords.ts';
import { runAhead } from './ahead.ts';
import { withOwnVoice } from './ownVoice.ts';

interface Interpreter {
  readonly quickJs: QuickJSWASMModule | null;
  /** The host's policy allows no WebAssembly. */
  readonly isForbidden: boolean;
}

export const useInterpreter = create<Interpreter>(() => ({ quickJs: null, isForbidden: false }));

/** False where it is forbidden. Scenarios with code are known afterwards. */
export async function loadInterpreter(): Promise<boolean> {
  try {
    runAhead();
    const quickJs = await loadOwnRecipes();
    speakWith(withOwnVoice);
    useInterpreter.setState({ quickJs, isForbidden: false });
    return true;
  } catch {
    useInterpreter.setState({ isForbidden: true });
    return false;
  }
}
