import type { BuilderWords } from '../../../words/messages.ts';
import { useEffect, useRef, useState } from 'react';
import '../../../embed/element.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { COLUMNS, type Column } from './draft.ts';
import type { Measured } from './frameHeight.ts';
import { saidText } from './snippet.ts';
import styles from './builder.module.css';

interface Props {
  readonly values: EmbedValues;
  readonly words: BuilderWords;
  readonly column: Column;
  readonly onColumn: (column: Column) => void;
  readonly onMeasure: (measured: Measured) => void;
}

/** While the author types, the frame waits. */
const SETTLES_AFTER_MS = 350;

/** The embed as a reader sees it: the element itself, with this page as its host. */
export function Preview({ values, words, column, onColumn, onMeasure }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const said = saidText(values);
  const settled = useSettled(said);
  useEffect(() => {
    const element = document.createElement('znode-lab');
    element.setAttribute('src', './');
    for (const [name, value] of JSON.parse(settled) as readonly (readonly [string, string])[])
      element.setAttribute(name, value);
    let measured: Measured = { of: settled, width: 0, height: 0 };
    const hear = (event: Event): void => {
      const width = element.clientWidth;
      const height = Math.max(heightIn(event), width === measured.width ? measured.height : 0);
      measured = { of: settled, width, height };
      onMeasure(measured);
    };
    element.addEventListener('znode-lab-height', hear);
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [settled, onMeasure]);
  return (
    <section aria-labelledby="preview">
      <div className={styles.forms}>
        <h2 id="preview">{words.preview}</h2>
        <Choice
          name={words.column}
          value={column}
          options={COLUMNS.map((value) => ({ value, label: words.columns[value] }))}
          onChoose={onColumn}
        />
      </div>
      <div
        ref={place}
        className={styles.preview}
        style={column === 'full' ? undefined : { maxWidth: `${Number(column) + BORDERS_PX}px` }}
      />
    </section>
  );
}

const BORDERS_PX = 2;

function heightIn(event: Event): number {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const height: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'height') : 0;
  return typeof height === 'number' ? height : 0;
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
