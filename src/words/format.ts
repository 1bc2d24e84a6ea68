/** Numbers, times and lists as a language writes them. */
export interface Format {
  readonly number: (value: number) => string;
  /** Virtual time in seconds with milliseconds: `6.214 s`. */
  readonly clock: (ms: number) => string;
  /** A span of time: `350 ms`, `4 s`, `4.2 s`. */
  readonly span: (ms: number) => string;
  /** “A, B and C”. */
  readonly list: (items: readonly string[]) => string;
  /** “A, B, C”: what belongs together without a word that says so. */
  readonly items: (items: readonly string[]) => string;
  /** “Server 3, LEADING, epoch 2”: a name or a word, then what is to be said of it. */
  readonly parts: (parts: readonly string[]) => string;
  /** “Left: the herd”. */
  readonly labelled: (label: string, text: string) => string;
  /** “(not checked here)”: what stands aside, between sentences. */
  readonly aside: (text: string) => string;
  /** Sentences one after the other. */
  readonly sentences: (sentences: readonly string[]) => string;
  /** The form the language's plural rules ask for; `other` where a language has one form. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * Numbers and lists as English and Chinese write them. The first format of Intl reads what the browser knows of all languages, which
 * takes as long as drawing the page.
 */
export function createFormat(locale: string): Format {
  const rules = new Intl.PluralRules(locale);
  const isChinese = locale.startsWith('zh');
  const number = (value: number) => grouped(Number(value.toFixed(3)));
  const joined = (items: readonly string[]) => items.join(isChinese ? '、' : ', ');
  return {
    number,
    clock: (ms) => `${grouped((ms / 1000).toFixed(3))} s`,
    span: (ms) => (Math.abs(ms) < 1000 ? `${number(ms)} ms` : `${number(Math.round(ms / 100) / 10)} s`),
    list: (items) => {
      if (items.length < 2) return joined(items);
      const [before, last] = [joined(items.slice(0, -1)), items.at(-1)!];
      return isChinese
        ? typesetChinese(`${before}和${last}`)
        : `${before}${items.length > 2 ? ',' : ''} and ${last}`;
    },
    items: joined,
    parts: (parts) => parts.join(isChinese ? '，' : ', '),
    labelled: (label, text) => `${label}${isChinese ? '：' : ': '}${text}`,
    aside: (text) => (isChinese ? `（${text}）` : `(${text})`),
    sentences: (sentences) => sentences.join(isChinese ? '' : ' '),
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}

/** `12,345.678`: with three decimals at most. */
const grouped = (number: number | string) => `${number}`.replaceAll(/\d(?=(?:\d{3})+(?:\.|$))/gu, '$&,');

/**
 * As Chinese is set: a space between Chinese and Latin letters or numbers, none between Chinese characters or beside full-width
 * punctuation.
 */
export function typesetChinese(text: string): string {
  return text
    .replaceAll(/(?<=\p{Script=Han})(?=[\w/])|(?<=[\w%])(?=\p{Script=Han})/gu, ' ')
    .replaceAll(/(?<=[\p{Script=Han}，。；：！？、（）“”]) +(?=[\p{Script=Han}，。；：！？、（）“”])/gu, '')
    .replaceAll(/ +(?=[，。；：！？、（）“”])|(?<=[，。；：！？、（）“”]) +/gu, '');
}
