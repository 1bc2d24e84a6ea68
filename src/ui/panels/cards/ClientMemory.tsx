import type { ClientState } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { Section } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';

/** What the threads of a process share: the variables and latches of its program. */
export function ClientMemory({ client }: { readonly client: ClientState }) {
  const { memory } = useWords(CARDS);
  const shared = [...client.shared.entries()].flatMap(([key, thing]) => {
    const name = key.slice(key.indexOf(' ') + 1);
    if (thing.kind === 'var') return [{ key, name, value: String(thing.value) }];
    return thing.kind === 'latch' ? [{ key, name, value: memory.latch(thing.count) }] : [];
  });
  if (shared.length === 0) return null;
  return (
    <Section title={memory.title}>
      <Facts>
        {shared.map(({ key, name, value }) => (
          <Fact key={key} name={name} look="code">
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
