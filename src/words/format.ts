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

export function createFormat(locale: string): Format {
  const integer = new Intl.NumberFormat(locale);
  const thousandths = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const rules = new Intl.PluralRules(locale);
  const isChinese = locale.startsWith('zh');
  return {
    number: (value) => integer.format(value),
    clock: (ms) => `${thousandths.format(ms / 1000)} s`,
    span: (ms) => (Math.abs(ms) < 1000 ? `${integer.format(ms)} ms` : `${tenths.format(ms / 1000)} s`),
    list: (items) => (isChinese ? typesetChinese(lists.format(items)) : lists.format(items)),
    items: (items) => items.join(isChinese ? '、' : ', '),
    parts: (parts) => parts.join(isChinese ? '，' : ', '),
    labelled: (label, text) => `${label}${isChinese ? '：' : ': '}${text}`,
    aside: (text) => (isChinese ? `（${text}）` : `(${text})`),
    sentences: (sentences) => sentences.join(isChinese ? '' : ' '),
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}

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
