// Tests of the debugger share the page's stores: after each of them they are as they were before the first.
import { afterEach } from 'vitest';
import { runElsewhere } from '../../../../ui/playback/elsewhere.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { stopsStore } from '../../../../ui/stores/stops.ts';
import { stopAhead } from '../ahead.ts';
import { useDebugger } from '../debugger/place.ts';

export function putBackAfterEach(): void {
  const before = {
    code: useOwnCode.getState(),
    playhead: usePlayhead.getState(),
    session: useSession.getState(),
    stops: stopsStore.getState(),
    debugger: useDebugger.getState(),
  };
  afterEach(() => {
    stopAhead();
    runElsewhere(() => null);
    useOwnCode.setState(before.code);
    usePlayhead.setState(before.playhead);
    useSession.setState(before.session);
    stopsStore.setState(before.stops);
    useDebugger.setState(before.debugger);
  });
}
