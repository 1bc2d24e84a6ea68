// The element as a React component: on a server it draws what stands inside it, in a browser the element takes that over.
import { useEffect, useImperativeHandle, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { PARAMETER_NAMES } from '../embed/parameterNames.ts';
import type { ZnodeLabAttributes, ZnodeLabElement, ZnodeLabEvents } from './element.ts';

export type { ZnodeLabAttributes, ZnodeLabElement, ZnodeLabEvents } from './element.ts';

/** The element itself, as JSX takes it. */
export interface ZnodeLabTag extends ZnodeLabAttributes {
  readonly src?: string;
  readonly class?: string | undefined;
  readonly id?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<ZnodeLabElement>;
  readonly children?: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'znode-lab': ZnodeLabTag;
    }
  }
}

export interface ZnodeLabProps extends ZnodeLabAttributes {
  /** The folder of the lab on your site, or its single file: `/lab/`, `/lab/znode-lab.html`. */
  readonly src: string;
  readonly className?: string;
  readonly id?: string;
  readonly style?: CSSProperties;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
  /** What readers without JavaScript see: a picture and a caption. */
  readonly children?: ReactNode;
  readonly ref?: Ref<ZnodeLabElement>;
  readonly onPoster?: (detail: ZnodeLabEvents['poster']) => void;
  readonly onHeight?: (detail: ZnodeLabEvents['height']) => void;
  readonly onReady?: (detail: ZnodeLabEvents['ready']) => void;
  readonly onStep?: (detail: ZnodeLabEvents['step']) => void;
  readonly onEvent?: (detail: ZnodeLabEvents['event']) => void;
  readonly onGoalReached?: (detail: ZnodeLabEvents['goalReached']) => void;
  readonly onError?: (detail: ZnodeLabEvents['error']) => void;
  readonly onLeft?: (detail: ZnodeLabEvents['left']) => void;
}

/** What is said to the element in words; what is to be called is heard as events. */
const ATTRIBUTES: readonly ('src' | keyof ZnodeLabAttributes)[] = ['src', ...PARAMETER_NAMES];

/** All that is no matter of React's own. */
type Heard = Omit<ZnodeLabProps, 'ref' | 'children' | 'className'>;

/** Another attribute shows another embed; another theme or language only tells the one that is there. */
export function ZnodeLab({ children, className, ref, ...said }: ZnodeLabProps): ReactNode {
  const element = useRef<ZnodeLabElement>(null);
  const heard = useRef<Heard>(said);
  useEffect(() => {
    heard.current = said;
  });
  useEffect(() => (element.current === null ? undefined : listen(element.current, heard)), []);
  useImperativeHandle(ref, () => element.current as ZnodeLabElement, []);
  const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, said[name]]));
  const data = Object.fromEntries(Object.entries(said).filter(([name]) => name.startsWith('data-')));
  return (
    <znode-lab {...data} {...attributes} id={said.id} style={said.style} class={className} ref={element}>
      {children}
    </znode-lab>
  );
}

/** Until what it answers is called. */
function listen(element: ZnodeLabElement, heard: { readonly current: Heard }): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  element.addEventListener('znode-lab-poster', ({ detail }) => heard.current.onPoster?.(detail), { signal });
  element.addEventListener('znode-lab-height', ({ detail }) => heard.current.onHeight?.(detail), { signal });
  element.addEventListener('znode-lab-ready', ({ detail }) => heard.current.onReady?.(detail), { signal });
  element.addEventListener('znode-lab-step', ({ detail }) => heard.current.onStep?.(detail), { signal });
  element.addEventListener('znode-lab-event', ({ detail }) => heard.current.onEvent?.(detail), { signal });
  element.addEventListener('znode-lab-goalReached', ({ detail }) => heard.current.onGoalReached?.(detail), {
    signal,
  });
  element.addEventListener('znode-lab-error', ({ detail }) => heard.current.onError?.(detail), { signal });
  element.addEventListener('znode-lab-left', ({ detail }) => heard.current.onLeft?.(detail), { signal });
  // In a browser alone: a server has no elements to define.
  void import('znode-lab');
  return () => stopped.abort();
}
