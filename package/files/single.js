import { fileURLToPath } from 'node:url';

/** The lab as one file, by its path. */
export const singleFile = fileURLToPath(new URL('./lab/znode-lab.html', import.meta.url));
