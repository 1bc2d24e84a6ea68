import type { Area } from '../../../words/areas.ts';
import { dataDirectoryWords } from './en.ts';

/** The words of the page that opens data directories. */
export const DATA_DIRECTORY: Area<'dataDirectory'> = { id: 'dataDirectory', english: dataDirectoryWords };
