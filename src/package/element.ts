// What <znode-lab> takes, does and fires, for programs that check types. e2e/hosts/package.spec.ts uses it.
import type { MenuLanguageId } from '../words/languageNames.ts';

/** Attributes, and what a frame's address takes. Texts and numbers as docs/embedding.md has them. */
export interface ZnodeLabAttributes {
  /** A figure, a pair, a museum piece, a lesson's part or a scenario by its id. */
  readonly scene?: string;
  /** `name=value` with commas between: settings of the scenario. */
  readonly set?: string;
  /** 0: as many as the scene has by itself. */
  readonly clients?: number;
  readonly seed?: number;
  /** What stands behind `#s=` in the address of a moment: it replaces scene, set, clients, seed and moment. */
  readonly link?: string;
  /** Virtual milliseconds to begin at. */
  readonly moment?: number;
  /** Any of caption, sentence, transport, timeline, views, card, open, with commas between. */
  readonly panels?: string;
  /** `all`, `none`, or types of commands with commas between. */
  readonly faults?: string;
  readonly autoplay?: 'no' | 'yes';
  readonly pacing?: 'events' | 'real';
  readonly speed?: '0.25' | '0.5' | '1' | '2' | '4';
  readonly theme?: 'auto' | 'light' | 'dark' | 'host';
  readonly language?: 'auto' | MenuLanguageId;
  readonly caption?: string;
  readonly poster?: 'yes' | 'no';
  /** Pixels: the picture's own height. */
  readonly height?: number;
}

/** The element, as `document.querySelector('znode-lab')` finds it. */
export interface ZnodeLabElement extends HTMLElement {
  play(): Promise<unknown>;
  pause(): Promise<unknown>;
  /** Steps forward, or back for a negative number; answers with the step that is shown then. */
  step(by?: number): Promise<unknown>;
  seek(step: number): Promise<unknown>;
  /** Gives a command, e.g. `{ type: 'killClient', client: 'role:holder' }`. */
  act(command: unknown): Promise<unknown>;
  /** Shows another scene; answers with what was not understood. */
  load(parameters: Readonly<Record<string, string | number>>): Promise<unknown>;
  /** The address of the moment that is shown. */
  getLink(): Promise<unknown>;
}

/** `detail` of the events `znode-lab-ready`, `znode-lab-step` and so on. */
export interface ZnodeLabEvents {
  readonly poster: { readonly type: 'poster' };
  readonly ready: { readonly type: 'ready'; readonly version: 1 };
  readonly left: { readonly type: 'left' };
  readonly height: { readonly type: 'height'; readonly height: number };
  readonly step: {
    readonly type: 'step';
    readonly step: number;
    readonly timeMs: number;
    readonly playing: boolean;
  };
  readonly event: {
    readonly type: 'event';
    readonly world: 0 | 1;
    readonly kind: string;
    readonly actor: string;
    readonly timeMs: number;
    /** The znode that it is about. */
    readonly path: string | null;
    /** What became of it: the type of a watch event, an error's code, `created`. */
    readonly value: string | null;
  };
  readonly goalReached: { readonly type: 'goalReached'; readonly lesson: string; readonly part: string };
  readonly error: { readonly type: 'error'; readonly code: string; readonly message: string };
}

declare global {
  interface HTMLElementTagNameMap {
    'znode-lab': ZnodeLabElement;
  }
  interface HTMLElementEventMap {
    'znode-lab-poster': CustomEvent<ZnodeLabEvents['poster']>;
    'znode-lab-ready': CustomEvent<ZnodeLabEvents['ready']>;
    'znode-lab-left': CustomEvent<ZnodeLabEvents['left']>;
    'znode-lab-height': CustomEvent<ZnodeLabEvents['height']>;
    'znode-lab-step': CustomEvent<ZnodeLabEvents['step']>;
    'znode-lab-event': CustomEvent<ZnodeLabEvents['event']>;
    'znode-lab-goalReached': CustomEvent<ZnodeLabEvents['goalReached']>;
    'znode-lab-error': CustomEvent<ZnodeLabEvents['error']>;
  }
}
