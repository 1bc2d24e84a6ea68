import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Menu.module.css';

interface MenuItemProps {
  readonly onChoose: () => void;
  /** For one of several choices: whether it is the one in force; with `many`, one of those that are. */
  readonly checked?: boolean;
  readonly many?: boolean;
  readonly refused?: string | null;
  readonly hotkey?: string;
  /** A second line. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function MenuItem({
  onChoose,
  checked,
  many = false,
  refused = null,
  hotkey,
  more,
  children,
}: MenuItemProps) {
  const told = refused ?? more;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : many ? 'menuitemcheckbox' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={refused !== null || undefined}
      aria-keyshortcuts={hotkey}
      tabIndex={-1}
      className={styles.item}
      onClick={refused === null ? onChoose : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.text}>
        {children}
        {told !== undefined && <small className={styles.more}>{told}</small>}
      </span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  );
}

export function MenuHeading({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div role="presentation" className={classes(styles.heading, className)}>
      {children}
    </div>
  );
}
