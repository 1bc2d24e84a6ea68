// JSON as the AdminServer writes it (Jackson's default pretty printer): numbers of 64 bits, and doubles that keep their decimal point.

export type AdminValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | JavaDouble
  | readonly AdminValue[]
  | AdminRecord;

export interface AdminRecord {
  readonly [name: string]: AdminValue;
}

/** A double as Java prints it. */
export class JavaDouble {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Entries of an object stand on lines of their own, those of a list beside each other. */
export function adminText(value: AdminValue, indent = ''): string {
  if (value instanceof JavaDouble) return value.text;
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value))
    return value.length === 0 ? '[ ]' : `[ ${value.map((each) => adminText(each, indent)).join(', ')} ]`;
  const entries = Object.entries(value);
  if (entries.length === 0) return '{ }';
  const inner = `${indent}  `;
  const lines = entries.map(([name, each]) => `${inner}${JSON.stringify(name)} : ${adminText(each, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function isList(value: object): value is readonly AdminValue[] {
  return Array.isArray(value);
}
