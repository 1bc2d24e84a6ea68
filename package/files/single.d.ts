/** The lab as one file, by its path. */
export const singleFile: string;
