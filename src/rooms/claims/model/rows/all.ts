// Every row, in the order of the articles.
import type { Row } from '../row.ts';
import { s0 } from './s0.ts';
import { s0Elections } from './s0Elections.ts';
import { s1Late } from './s1Late.ts';
import { s1Servers } from './s1Servers.ts';
import { s1Sessions } from './s1Sessions.ts';
import { s1Watches } from './s1Watches.ts';
import { s1Zab } from './s1Zab.ts';
import { s1Znodes } from './s1Znodes.ts';
import { s2 } from './s2.ts';
import { s3 } from './s3.ts';
import { s4 } from './s4.ts';

export const rows: readonly Row[] = [
  ...s0,
  ...s0Elections,
  ...s1Servers,
  ...s1Znodes,
  ...s1Zab,
  ...s1Sessions,
  ...s1Watches,
  ...s1Late,
  ...s2,
  ...s3,
  ...s4,
].toSorted((a, b) => (a.id < b.id ? -1 : 1));
