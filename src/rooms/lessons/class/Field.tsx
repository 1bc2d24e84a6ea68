import type { ReactNode } from 'react';
import styles from './classroom.module.css';

export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}
