// The end of a connection that a real client holds: its bytes as the engine's messages, and what the server says as bytes.
import type { ClientMessage, ServerMessage } from '../engine/index.ts';
import { FrameReader, type Frame } from './frames.ts';
import { bytesOfServerMessage } from './replyCodec.ts';
import { connectOf, requestOf } from './requestCodec.ts';

export class OutsideEnd {
  readonly #frames: FrameReader;
  readonly #epochMs: number;
  /** What the parts of multis ask for that are not answered yet, oldest first. */
  readonly #multis: { readonly xid: number; readonly ops: readonly string[] }[] = [];
  #hasConnected = false;
  #isAsking = false;

  /** `epochMs`: the wall time, since 1970, at which the world's time is 0. */
  constructor(maxPacketBytes: number, epochMs: number) {
    this.#frames = new FrameReader(maxPacketBytes);
    this.#epochMs = epochMs;
  }

  /** The messages that are whole now, in order. */
  read(piece: Uint8Array): readonly ClientMessage[] {
    return this.#frames.take(piece).map((frame) => {
      if (frame.kind === 'word') return this.#wordOf(frame);
      if (frame.kind === 'badLength') return { kind: 'unreadable', length: frame.length };
      return this.#messageOf(frame.bytes);
    });
  }

  /** Whether the client has asked with a word: what it says is over, and the answer is still to come. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  bytesOf(message: ServerMessage): Uint8Array {
    return bytesOfServerMessage(message, {
      epochMs: this.#epochMs,
      partsOf: (xid) => this.#answered(xid),
    });
  }

  #wordOf({ word, traceMask }: Extract<Frame, { kind: 'word' }>): ClientMessage {
    this.#isAsking = true;
    return { kind: 'fourLetterWord', word, ...(traceMask === null ? {} : { traceMask }) };
  }

  #messageOf(packet: Uint8Array): ClientMessage {
    if (!this.#hasConnected) {
      this.#hasConnected = true;
      return connectOf(packet);
    }
    const message = requestOf(packet);
    if (message.kind === 'request' && message.request.op === 'multi')
      this.#multis.push({ xid: message.xid, ops: message.request.parts.map(({ op }) => op) });
    return message;
  }

  /** Answers come in the order of the requests; those that are dropped with their session never come. */
  #answered(xid: number): readonly string[] {
    const index = this.#multis.findIndex((multi) => multi.xid === xid);
    return index === -1 ? [] : (this.#multis.splice(0, index + 1).at(-1)?.ops ?? []);
  }
}
