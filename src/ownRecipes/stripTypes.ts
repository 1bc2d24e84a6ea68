// TypeScript to the JavaScript it is without its types: each line stays the line it was, so that mistakes are named where they stand.
import { transform } from 'sucrase';
import type { Mistake } from './mistake.ts';

export type Stripped =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly mistake: Mistake };

/** Types are not checked. */
export function stripTypes(code: string): Stripped {
  try {
    const stripped = transform(code, {
      transforms: ['typescript'],
      disableESTransforms: true,
      // A wrong import is told of also where nothing of it is used.
      keepUnusedImports: true,
    });
    return { ok: true, code: stripped.code };
  } catch (error) {
    return { ok: false, mistake: mistakeOf(error) };
  }
}

function mistakeOf(error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const [, said = message, line = '1', column = '1'] = /^(.*) \((\d+):(\d+)\)$/s.exec(message) ?? [];
  return { line: Number(line), column: Number(column), message: said };
}
