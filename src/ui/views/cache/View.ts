import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { cacheTable } from './model.ts';
import { words as english } from './words/en.ts';

export const CacheView = viewOf('cache', english, cacheTable, Table, { height: 'fits' });
