import { dataDirectoryWords } from './en.ts';

/** The words of the page that opens data directories. */
export const DATA_DIRECTORY = { id: 'dataDirectory', english: dataDirectoryWords } as const;
