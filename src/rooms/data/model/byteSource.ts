/** A file of which any part can be read, wherever it lies: on a disk, in a browser's drop, in an archive that was unpacked. */
export interface ByteSource {
  /** With its folders, as the user knows it. */
  readonly path: string;
  readonly size: number;
  /** Fewer bytes than asked for only at the end of the file. */
  readonly read: (from: number, length: number) => PromiseLike<Uint8Array>;
}
