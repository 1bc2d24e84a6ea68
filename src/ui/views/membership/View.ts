import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { membershipTable } from './model.ts';
import { words as english } from './words/en.ts';

export const MembershipView = viewOf('membership', english, membershipTable, Table, {
  ticks: true,
  height: 'fits',
});
