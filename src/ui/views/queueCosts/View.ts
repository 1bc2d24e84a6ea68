import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { queueCostsTable } from './model.ts';
import { words as english } from './words/en.ts';

export const QueueCostsView = viewOf('queueCosts', english, queueCostsTable, Table, { height: 'fits' });
