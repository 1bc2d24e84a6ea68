import { useState, type ReactNode } from 'react';
import { OwnPageHead } from './OwnPageHead.tsx';
import styles from './dropPage.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The link back to the lab. */
  readonly whole: string;
  readonly onDrop: (dropped: DataTransfer) => void;
  readonly children: ReactNode;
}

/** A page of its own that opens files, which can be dropped anywhere on it. */
export function DropPage({ title, lead, whole, onDrop, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={`${styles.page} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      <OwnPageHead title={title} lead={lead} whole={whole} />
      <main className={styles.main}>{children}</main>
    </div>
  );
}

/** What stands there before a file is opened. */
export function DropInvitation({ children }: { readonly children: ReactNode }) {
  return <section className={styles.invitation}>{children}</section>;
}
