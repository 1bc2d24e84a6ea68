// A client that asks for its own znode at the rate it is told, and looks at every answer: a write in five requests, and reads between them
// that must give what was written last.
import { connect, type Socket } from 'node:net';
import { OPEN_ACL_UNSAFE, type ClientMessage, type Request } from '../src/engine/index.ts';
import { FrameReader } from '../src/wire/frames.ts';
import { bytesOfClientMessage } from '../src/wire/testing/clientCodec.ts';

const EVERY = 5;
/** Of an answer, behind its length: the request's number, the zxid and the error, then what was asked for. */
const XID_AT = 0;
const ERROR_AT = 12;
const BODY_AT = 16;
/** What is written is the number of the write in so many digits, so that all requests have one length. */
const DIGITS = 10;

export class SteadyClient {
  readonly #socket: Socket;
  readonly #frames = new FrameReader(0x7fffffff);
  readonly #path: string;
  readonly #write: Buffer;
  readonly #read: Buffer;
  readonly #onAnswer: () => void;
  readonly faults: string[] = [];
  sent = 0;
  answered = 0;
  #isConnected = false;
  #told: () => void = () => {};

  private constructor(port: number, path: string, onAnswer: () => void) {
    this.#path = path;
    this.#onAnswer = onAnswer;
    this.#write = frameOf({ op: 'setData', path, data: '0'.repeat(DIGITS), version: -1 });
    this.#read = frameOf({ op: 'getData', path, watch: false });
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (piece) => {
      for (const frame of this.#frames.take(piece))
        if (frame.kind === 'packet') this.#take(bufferOf(frame.bytes));
      this.#told();
    });
    this.#socket.on('error', (error) => this.faults.push(`${path}: ${error.message}`));
    this.#socket.on('close', () => {
      this.faults.push(`${path}: the connection ended`);
      this.#told();
    });
  }

  /** With a session and its znode created. `onAnswer` is called for each later answer; answers come in the order of the requests. */
  static async open(port: number, path: string, onAnswer: () => void = () => {}): Promise<SteadyClient> {
    const client = new SteadyClient(port, path, onAnswer);
    client.#say({
      kind: 'connect',
      sessionId: '0x0',
      password: null,
      timeoutMs: 40_000,
      lastZxidSeen: 0,
      readOnly: false,
    });
    await client.#until(() => client.#isConnected);
    const creation: Request = { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'EPHEMERAL' };
    client.#say({ kind: 'request', xid: ++client.sent, request: creation });
    await client.rest();
    return client;
  }

  /** Of so many requests those that find room among the ones under way. */
  send(count: number, underWay: number): void {
    const room = Math.min(count, underWay - (this.sent - this.answered));
    if (room <= 0) return;
    const frames: Buffer[] = [];
    for (let nth = 0; nth < room; nth++) frames.push(this.#next());
    this.#socket.write(Buffer.concat(frames));
  }

  /** Resolves once every request is answered. */
  async rest(): Promise<void> {
    await this.#until(() => this.answered === this.sent);
  }

  /** Waits for what is under way, and goes. */
  async finish(): Promise<void> {
    await this.rest();
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  #next(): Buffer {
    const xid = ++this.sent;
    const isWrite = xid % EVERY === 0;
    const frame = Buffer.from(isWrite ? this.#write : this.#read);
    frame.writeInt32BE(xid, 4);
    // The version, four bytes, stands behind the data.
    if (isWrite) frame.write(textOf(xid), frame.length - 4 - DIGITS, 'latin1');
    return frame;
  }

  #take(packet: Buffer): void {
    if (!this.#isConnected) {
      this.#isConnected = true;
      return;
    }
    const xid = packet.readInt32BE(XID_AT);
    const error = packet.readInt32BE(ERROR_AT);
    this.answered++;
    // The first answer is to the creation of the znode.
    if (this.answered > 1) this.#onAnswer();
    if (xid !== this.answered)
      this.faults.push(`${this.#path}: answer ${xid} in the place of ${this.answered}`);
    if (error !== 0) this.faults.push(`${this.#path}: request ${xid} was answered with ${error}`);
    if (xid < EVERY || xid % EVERY === 0 || error !== 0) return;
    const data = packet.toString('latin1', BODY_AT + 4, BODY_AT + 4 + DIGITS);
    const written = textOf(xid - (xid % EVERY));
    if (data !== written) this.faults.push(`${this.#path}: read ${data} after ${written} was written`);
  }

  #say(message: ClientMessage): void {
    this.#socket.write(bytesOfClientMessage(message));
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#socket.destroyed) await new Promise<void>((resolve) => (this.#told = resolve));
  }
}

function frameOf(request: Request): Buffer {
  return Buffer.from(bytesOfClientMessage({ kind: 'request', xid: 0, request }));
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

function textOf(number: number): string {
  return String(number).padStart(DIGITS, '0');
}
