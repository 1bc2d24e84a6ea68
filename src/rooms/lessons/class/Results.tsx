import { useRef, useState } from 'react';
import { MOST_CHARS } from '../../../scenarios/homework/handIn.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useLanguage, useWords } from '../../../words/useWords.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { FileField } from '../../../ui/parts/FileField.tsx';
import { ClassBookFields, useClassBook } from './ClassBook.tsx';
import styles from './classroom.module.css';
import { IdeasGrid } from './IdeasGrid.tsx';
import { csvOf } from './resultRow.ts';
import { COLUMNS, resultTable, sortedBy, summaryOf, type Sort } from './resultTable.ts';
import { ResultTable } from './ResultTable.tsx';
import { useResultRows } from './useResultRows.ts';

/** Codes go in, a table comes out. */
export function Results() {
  const words = useWords(CLASSROOM).results;
  const { lessons } = useLessonWords();
  const language = useLanguage();
  const [sort, setSort] = useState<Sort>({ by: 'name', isUp: true });
  const { rows, pending, add, clear } = useResultRows();
  const book = useClassBook();
  const file = useRef<HTMLInputElement>(null);
  const addFiles = async (files: Iterable<File>): Promise<void> =>
    add(await Promise.all([...files].map(textOf)));
  const lines = resultTable(rows, book.expected, sort, { language, words, lessons });
  return (
    <div className={styles.results}>
      <label className={styles.field}>
        <span>{words.paste}</span>
        <textarea
          rows={3}
          placeholder={words.pasteTip}
          onPaste={(event) => {
            event.preventDefault();
            void add([event.clipboardData.getData('text/plain')]);
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const { files } = event.dataTransfer;
            void (files.length > 0 ? addFiles(files) : add([event.dataTransfer.getData('text/plain')]));
          }}
          onChange={({ currentTarget }) => {
            void add([currentTarget.value]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div className={styles.row}>
        <Button onClick={() => file.current?.click()}>{words.files}</Button>
        <FileField ref={file} name={words.files} takes="several" onChoose={(files) => void addFiles(files)} />
        <Button
          onClick={() =>
            saveFile(
              'results.csv',
              csvOf([
                COLUMNS.map((column) => words.columns[column]),
                ...lines.map(({ cells }) => COLUMNS.map((column) => cells[column])),
              ]),
            )
          }
        >
          {words.csv}
        </Button>
        <Button look="quiet" onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <ClassBookFields book={book} rows={rows} />
      <p role="status">
        {pending > 0
          ? words.checking(rows.length, rows.length + pending)
          : rows.length === 0
            ? words.empty
            : summaryOf(rows, words)}
      </p>
      <IdeasGrid rows={rows} />
      {rows.length > 0 && (
        <ResultTable
          lines={lines}
          sort={sort}
          onSort={(column) => setSort((before) => sortedBy(column, before))}
        />
      )}
    </div>
  );
}

/** Garbage of any size is named as such, and not read. */
async function textOf(file: File): Promise<string> {
  return file.slice(0, 40 * MOST_CHARS).text();
}
