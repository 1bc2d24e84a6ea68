// A paste over many lines changes only the lines that are other ones then: the marks of the others stay where they are.
import { EditorState, Transaction, type Extension, type TransactionSpec } from '@codemirror/state';
import { changesBetween, type Change } from './changesBetween.ts';

/** Undo and redo are made of what was made fine before, and are not asked. */
export const fineChanges: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes, newSelection, effects, scrollIntoView } = transaction;
  if (!transaction.docChanged) return transaction;
  const fine: Change[] = [];
  let isFiner = false;
  changes.iterChanges((from, to, _from, _to, inserted) => {
    const before = startState.sliceDoc(from, to);
    const insert = inserted.toString();
    if (before.includes('\n')) {
      isFiner = true;
      const start = startState.doc.lineAt(from).from;
      const head = startState.sliceDoc(start, from);
      for (const change of changesBetween(head + before, head + insert))
        fine.push({ ...change, from: change.from + start, to: change.to + start });
    } else fine.push({ from, to, insert });
  });
  if (!isFiner) return transaction;
  const userEvent = transaction.annotation(Transaction.userEvent);
  const spec: TransactionSpec = { changes: fine, selection: newSelection, effects, scrollIntoView };
  return userEvent === undefined ? spec : { ...spec, userEvent };
});
