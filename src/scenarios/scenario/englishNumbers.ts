// Numbers and sentence beginnings, as the English words of scenarios need them.

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers as words, others as figures. */
export function spelled(count: number): string {
  return SMALL[count] ?? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
