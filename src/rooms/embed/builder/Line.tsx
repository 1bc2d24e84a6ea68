import type { BuilderWords } from '../../../words/messages.ts';
import type { ReactNode } from 'react';
import type { EmbedValues } from '../../../embed/parameters.ts';
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

/** What stands in a field; the last where that is no whole number up to `max`. */
export function numberWithin(text: string, max: number, otherwise: string): string {
  return /^\d{1,10}$/.test(text) && Number(text) <= max ? String(Number(text)) : otherwise;
}
