import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Tip } from './Tip.tsx';
import styles from './Button.module.css';

type Look = 'plain' | 'quiet' | 'main';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'disabled'> {
  readonly look?: Look;
  /** Explains the button, on hover and on focus. */
  readonly tip?: ReactNode;
  /** Why it cannot be used now; it stays focusable, so that everybody can read the reason. */
  readonly refused?: string | null;
  /** The key that does the same. */
  readonly hotkey?: string;
}

export function Button(props: ButtonProps) {
  const { look = 'plain', tip, refused, hotkey, className, onClick, children, ...rest } = props;
  const draw = (describedBy?: string) => (
    <button
      type="button"
      aria-keyshortcuts={hotkey}
      {...rest}
      className={classes(styles.button, styles[look], className)}
      aria-describedby={describedBy}
      aria-disabled={refused != null || undefined}
      onClick={refused == null ? onClick : undefined}
    >
      {children}
      {hotkey !== undefined && (
        <kbd className={styles.hotkey} aria-hidden="true">
          {hotkey.replace('Shift+', '⇧')}
        </kbd>
      )}
    </button>
  );
  // One that is refused at times has its place for the reason at all times: the button stays the same one, and keeps the focus.
  return refused === undefined && tip === undefined ? draw() : <Tip text={refused ?? tip}>{draw}</Tip>;
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'tip'> {
  /** Its accessible name, and its tooltip unless `tip` says more. */
  readonly name: string;
  readonly tip?: ReactNode;
  readonly children: ReactNode;
}

export function IconButton({ name, tip, hotkey, className, children, ...rest }: IconButtonProps) {
  const told = tip ?? (
    <>
      {name}
      {hotkey !== undefined && <kbd className={styles.tipKey}>{hotkey}</kbd>}
    </>
  );
  return (
    <Button
      {...rest}
      className={classes(styles.icon, className)}
      aria-label={name}
      aria-keyshortcuts={hotkey}
      tip={told}
    >
      {children}
    </Button>
  );
}
