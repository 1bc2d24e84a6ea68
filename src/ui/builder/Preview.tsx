import type { BuilderWords } from '../../words/messages.ts';
import { useEffect, useRef, useState } from 'react';
import '../../embed/element.ts';
import type { EmbedValues } from '../../embed/parameters.ts';
import { saidIn } from './snippet.ts';
import styles from './builder.module.css';

interface Props {
  readonly values: EmbedValues;
  readonly words: BuilderWords;
  /** Pixels: what a frame of this width needs. */
  readonly onHeight: (height: number) => void;
}

/** While somebody types the frame waits. */
const SETTLES_AFTER_MS = 350;

/** The embed as a reader sees it: the element itself, with this page as its host. */
export function Preview({ values, words, onHeight }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const settled = useSettled(values);
  useEffect(() => {
    const element = document.createElement('znode-lab');
    element.setAttribute('src', './');
    for (const [name, value] of saidIn(settled)) element.setAttribute(name, value);
    const hear = (event: Event): void => {
      const height: unknown =
        event instanceof CustomEvent && typeof event.detail === 'object' && event.detail !== null
          ? Reflect.get(event.detail, 'height')
          : null;
      if (typeof height === 'number' && height > 0) onHeight(Math.min(2000, Math.ceil(height)));
    };
    element.addEventListener('znode-lab-height', hear);
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [settled, onHeight]);
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <div ref={place} className={styles.preview} />
    </section>
  );
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
