// What a queue costs by the number of its items, as the server and the wire count it: the list of names in one packet, the
// tree in memory, and the requests and bytes it takes to clean it up.
const PARENT_CHARACTERS = '/queue/'.length;
/** As Curator makes them of `item-`: 55 characters. */
const NAME_CHARACTERS = 55;
/** The length of a name stands before it. */
const LENGTH_BYTES = 4;
/** xid, zxid, err, and how many names follow. */
const HEADER_BYTES = 20;
/** jute.maxbuffer: what a client takes in one packet. */
const MAX_PACKET_BYTES = 1_048_575;

export interface QueueCosts {
  readonly items: number;
  /** The reply to getChildren. */
  readonly listBytes: number;
  /** `tooLong`: a Java client that asks for it loses its connection. */
  readonly list: 'fits' | 'tooLong';
  /** zk_approximate_data_size of the items: their paths and data, in the memory of each server and in each snapshot. */
  readonly memoryBytes: number;
  /** One delete each, and each is a write through the quorum. */
  readonly cleaningWrites: number;
  /** What is listed by a consumer that lists before each item it takes, as the articles' does: it grows as the square. */
  readonly listedBytes: number;
}

export function queueCosts(items: number, dataBytes = 0): QueueCosts {
  const listBytes = bytesOfList(items);
  return {
    items,
    listBytes,
    list: listBytes <= MAX_PACKET_BYTES ? 'fits' : 'tooLong',
    memoryBytes: items * (PARENT_CHARACTERS + NAME_CHARACTERS + dataBytes),
    cleaningWrites: items,
    listedBytes: items * HEADER_BYTES + ((items * (items + 1)) / 2) * (LENGTH_BYTES + NAME_CHARACTERS),
  };
}

/** From a queue that costs little to one that nobody can list by far. */
export const QUEUE_SIZES = [1000, 10_000, 100_000] as const;

function bytesOfList(items: number): number {
  return HEADER_BYTES + items * (LENGTH_BYTES + NAME_CHARACTERS);
}
