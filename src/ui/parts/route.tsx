// Routes: parts of the page whose code is fetched when the user goes there, and what stands in their place when it does not
// come. All else works on.
import { Component, lazy, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import { closeDialog, typeAhead } from '../stores/dialogs.ts';
import { isNotFetched, tryAgain } from '../fetching/fetching.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './route.module.css';

interface Place {
  /** In the route's own place, or as a dialog where it is one. */
  readonly say?: 'here' | 'dialog';
  readonly fallback?: ReactNode;
}

/** A component of a route, fetched when it is first drawn. Its parent waits for it. */
export function lateOf<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // React cannot tell which props a component takes that it has not seen.
  return lazy(async () => ({ default: await load() }));
}

/** The same, which waits for itself in its own place. */
export function route<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: Place = {},
): ComponentType<P> {
  const Code = lateOf(load);
  return (props) => (
    <RouteBoundary {...place}>
      <Code {...props} />
    </RouteBoundary>
  );
}

/** The same for a dialog. */
export function dialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return route(load, { say: 'dialog' });
}

interface State {
  /** What was thrown: null, or whatever code throws. */
  readonly error: unknown;
}

/** Waits for what is inside, and says so if its code or its words cannot be fetched. */
export class RouteBoundary extends Component<Place & { readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { say = 'here', fallback = say === 'dialog' ? <OnItsWay /> : undefined, children } = this.props;
    const { error } = this.state;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    // A mistake in code that did come is not told here.
    if (!isNotFetched(error)) throw error;
    return <NotFetched say={say} />;
  }
}

/** Keys are its own already, and Escape gives it up. */
function OnItsWay() {
  useLayoutEffect(() => {
    document.addEventListener('keydown', typeAhead, true);
    return () => document.removeEventListener('keydown', typeAhead, true);
  }, []);
  return (
    <Dialog title={useWords().shell.loading} onClose={closeDialog}>
      {null}
    </Dialog>
  );
}

function NotFetched({ say }: { readonly say: 'here' | 'dialog' }) {
  const { notFetched, goOn } = useWords().shell.failure;
  const again = <Button onClick={() => void tryAgain()}>{goOn}</Button>;
  if (say === 'dialog')
    return (
      <Dialog title={notFetched} onClose={closeDialog}>
        {again}
      </Dialog>
    );
  return (
    <div className={styles.said} role="alert">
      <p>{notFetched}</p>
      {again}
    </div>
  );
}
