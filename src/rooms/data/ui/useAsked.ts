import { useEffect, useState } from 'react';
import type { Questions } from '../reading/service.ts';
import type { DataClient } from './dataClient.ts';

/** The answer to a question; null until the first one is there and where there is none, and the one before while a new one comes. */
export function useAsked<K extends keyof Questions>(
  client: DataClient,
  kind: K,
  ask: Questions[K]['ask'],
): Questions[K]['answer'] | null {
  const [answer, setAnswer] = useState<Questions[K]['answer'] | null>(null);
  const key = JSON.stringify(ask);
  useEffect(() => {
    let isWanted = true;
    void client.answerTo(kind, JSON.parse(key) as Questions[K]['ask']).then((given) => {
      if (isWanted) setAnswer(given);
    });
    return () => {
      isWanted = false;
    };
  }, [client, kind, key]);
  return answer;
}
