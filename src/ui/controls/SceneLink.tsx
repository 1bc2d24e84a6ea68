import type { MouseEvent, ReactNode } from 'react';
import { namedHash, type NamedLink } from '../../scenarios/link/namedLink.ts';
import { visit } from '../link/hashSync.ts';

interface Props {
  readonly link: NamedLink;
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** It was followed in this window. */
  readonly onOpen: () => void;
  /** Opens it, where there is more to it than its address says. */
  readonly take?: () => void;
}

/** A link to what has a name: it can be opened in a new tab, bookmarked and copied like any other. */
export function SceneLink({ link, className, children, onOpen, take }: Props) {
  return (
    <a
      href={namedHash(link)}
      className={className}
      data-card=""
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen();
        void visit(link, take);
      }}
    >
      {children}
    </a>
  );
}

/** Anything else is for the browser to do. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
