import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import { RouteBoundary } from './route.tsx';
import { Button } from './Button.tsx';
import { placeBeside } from './placeBeside.ts';
import styles from './Menu.module.css';

interface MenuProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Its accessible name, where the label alone does not say it. */
  readonly name?: string;
  readonly tip?: ReactNode;
  readonly look?: 'plain' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens a list of actions: arrows walk, letters jump, Escape and a click elsewhere close. */
export function Menu({ label, name, tip, look = 'plain', className, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const settle = () => {
    if (list.current === null || button.current === null) return;
    placeBeside(list.current, button.current, 'below');
    (checkedItem(list.current) ?? items(list.current)[0])?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        look={look}
        {...(tip === undefined ? {} : { tip })}
        className={className}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {label}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={name}
        className={styles.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={(event) => walk(event)}
        onClick={(event) => {
          if (
            event.target instanceof Element &&
            event.target.closest('[role^=menuitem]:not([aria-disabled])') !== null
          ) {
            list.current?.hidePopover();
          }
        }}
      >
        {isOpen && (
          <RouteBoundary fallback={<OnItsWay run={settle} />}>
            {children}
            <Once run={settle} />
          </RouteBoundary>
        )}
      </div>
    </>
  );
}

/** In place of items that are loaded late; nothing can be chosen yet. */
function OnItsWay({ run }: { readonly run: () => void }) {
  return (
    <>
      <div role="menuitem" aria-disabled="true" tabIndex={-1} className={styles.item}>
        <span className={styles.mark} />
        {useWords().shell.loading}
      </div>
      <Once run={run} />
    </>
  );
}

/** Its size is known, and its first item can be focused, only once its items are there: they may be loaded late. */
function Once({ run }: { readonly run: () => void }) {
  const latest = useRef(run);
  useLayoutEffect(() => latest.current(), []);
  return null;
}

function items(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

function checkedItem(list: HTMLElement): HTMLElement | undefined {
  return items(list).find((item) => item.getAttribute('aria-checked') === 'true');
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const all = items(list);
  const at = all.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, at, all);
  if (event.key === 'Tab') list.hidePopover();
  // Keys typed in a menu are the menu's: a letter jumps to an item and must not kill a client.
  event.stopPropagation();
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all[(at - 1 + all.length) % all.length];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
