import { records } from './en/records.ts';

/** A sentence for each kind of record: what the log, the causes and space and time tell. */
export const RECORDS = { id: 'records', english: records } as const;
