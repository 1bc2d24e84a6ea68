import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { transactionsTable } from './model.ts';
import { words as english } from './words/en.ts';

export const TransactionsView = viewOf('transactions', english, transactionsTable, Table, {
  ticks: true,
  height: 'fits',
});
