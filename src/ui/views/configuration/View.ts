import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { configurationTable } from './model.ts';
import { words as english } from './words/en.ts';

export const ConfigurationView = viewOf('configuration', english, configurationTable, Table, {
  height: 'fits',
});
