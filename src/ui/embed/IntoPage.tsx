import { embed as en } from '../i18n/embed.en.ts';
import { embed as zh } from '../i18n/embed.zh.ts';
import { useViewWords } from '../i18n/viewWords.ts';

/** The way to the page that writes embeds, with the moment of that address. The single file has no such page beside it. */
export function IntoPage({ address }: { readonly address: string }) {
  const words = useViewWords({ en, 'zh-CN': zh });
  if (document.documentElement.dataset['wholePage'] !== undefined) return null;
  const builder = new URL('./builder.html', address);
  builder.hash = new URL(address).hash;
  return (
    <a href={builder.href} target="_blank" rel="noreferrer">
      {words.intoPage}
    </a>
  );
}
