/** The lab as one file, by its path. */
export const singleFile = decodeURIComponent(new URL('./lab/znode-lab.html', import.meta.url).pathname);
