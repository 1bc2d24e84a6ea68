import { useEffect, useRef, useState } from 'react';
import { ProcessChannel } from '../../../ui/fetching/processChannel.ts';
import { ASK_PATH, STREAM_PATH, type Answer, type FromPage, type ToPage } from '../model/channel.ts';
import { TapRun } from '../model/tapRun.ts';

export interface LiveTap {
  readonly run: TapRun;
  readonly listen: readonly string[];
  readonly dropped: number;
  readonly holding: readonly string[];
  readonly state: 'following' | 'broken' | 'ended';
  /** Null: the tap did not answer. */
  readonly give: (order: string) => Promise<Answer | null>;
}

/** The tap that served this page; null: it has said nothing yet. A new value whenever there is news. */
export function useLiveTap(token: string | null): LiveTap | null {
  const [live, setLive] = useState<LiveTap | null>(null);
  const current = useRef<LiveTap | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const channel = new ProcessChannel<ToPage, FromPage, Answer>({
      streamPath: STREAM_PATH,
      askPath: ASK_PATH,
      token,
    });
    const tell = (news: LiveTap | null) => {
      current.current = news;
      setLive(news);
    };
    const give = (order: string) => channel.ask({ order });
    channel.listen({
      hear: (message) => {
        const before = current.current;
        if (message.kind === 'opening') {
          const { head, listen, dropped } = message;
          tell({ run: new TapRun(head), listen, dropped, holding: [], state: 'following', give });
        } else if (message.kind === 'events') before?.run.add(message.events);
        else if (before !== null) tell({ ...before, holding: message.holding, state: 'following' });
      },
      broken: (isRefused) => {
        if (current.current !== null) tell({ ...current.current, state: isRefused ? 'ended' : 'broken' });
      },
    });
    return () => channel.close();
  }, [token]);
  return live;
}
