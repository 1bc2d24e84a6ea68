import type { BuilderWords } from '../../words/messages.ts';
import type { ReactNode } from 'react';
import type { EmbedValues } from '../../embed/parameters.ts';
import styles from './builder.module.css';

/** What every field is given. */
export interface FieldsProps {
  readonly values: EmbedValues;
  readonly words: BuilderWords;
  readonly change: (fields: Partial<EmbedValues>) => void;
}

/** A field with what it is called beside it. */
export function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

/** Of what stands in a field; the second where that is no number. */
export function wholeNumber(text: string, otherwise: string): string {
  return /^\d{1,4}$/.test(text) ? text : otherwise;
}
