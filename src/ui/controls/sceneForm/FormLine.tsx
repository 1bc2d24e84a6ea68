import type { ReactNode } from 'react';
import styles from '../dialogs.module.css';

/** A field of the scene's form with its label beside it. */
export function FormLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{label}</span>
      {children}
    </div>
  );
}
