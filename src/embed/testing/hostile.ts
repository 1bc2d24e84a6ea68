// What an attacker might say to an embed to make it do what it should not. Nothing of it may become markup, lead anywhere, or
// grow without bound. `znodeLabHit` is what a text that ran would call.
import { PARAMETER_NAMES } from '../parameterNames.ts';

const HIT = 'window.top.znodeLabHit=1';

export const HOSTILE_TEXTS: readonly string[] = [
  // Addresses that run something, or lead away.
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}//`,
  `java\tscript:${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  'vbscript:msgbox(1)',
  '//evil.example/x',
  'https://evil.example/x.svg',
  'file:///etc/passwd',
  '\\\\evil.example\\share',
  '../../../../etc/passwd',
  '..%2f..%2fsecret',
  'blob:null/0',
  // Markup and style.
  `<img src=x onerror=${HIT}>`,
  `<script>${HIT}</script>`,
  `"><svg onload=${HIT}>`,
  `' onfocus='${HIT}' autofocus='`,
  `</title></style></script><script>${HIT}</script>`,
  `<iframe srcdoc="<script>${HIT}</script>">`,
  '<style>@import url(//evil.example/x)</style>',
  'red;background:url(//evil.example/x)',
  'url(//evil.example/x)',
  'var(--x,url(//evil.example/x))',
  `{{constructor.constructor("${HIT}")()}}`,
  `\${${HIT}}`,
  '<!--',
  ']]>',
  // Names that every object has.
  '__proto__',
  '__proto__=polluted',
  'constructor',
  'constructor=prototype,prototype=1',
  'toString',
  'hasOwnProperty',
  // Numbers that are none, or too large.
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '-0',
  '1e309',
  '1e9',
  '0x10',
  '1.5',
  '99999999999999999999',
  '4294967296',
  '٣',
  ' 7 ',
  // Long and odd texts.
  'x'.repeat(100_000),
  ','.repeat(50_000),
  'a=b,'.repeat(20_000),
  '('.repeat(10_000),
  '\u202Eevil\u202C',
  '\u2066\u202E\u2069',
  '\u0000',
  '\uD800',
  '\uFEFFherd-line',
  'e\u0301'.repeat(5000),
  '\r\nSet-Cookie: x=1',
  '%00%0d%0a',
];

/** Every parameter with every text, and names that are no parameters. */
export function hostileParameters(): readonly (readonly [string, string])[] {
  const known = PARAMETER_NAMES.flatMap((name) => HOSTILE_TEXTS.map((text) => [name, text] as const));
  return [...known, ...HOSTILE_TEXTS.map((text) => [text, text] as const)];
}

/** Messages that a window may post: whatever can be cloned. `levels`: of the deepest. */
export function hostileMessages(levels = 2000): readonly unknown[] {
  const said = (fields: Readonly<Record<string, unknown>>) => ({ znodeLab: 1, id: 'x', ...fields });
  const values = [
    null,
    undefined,
    true,
    -1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    10n,
    '',
    '__proto__',
    [],
    {},
    [[[]]],
    /a+/,
    new Map([['a', 1]]),
    deep(levels),
    HOSTILE_TEXTS[0],
    'y'.repeat(200_000),
  ];
  const fields = [
    ['step', 'by'],
    ['seek', 'step'],
    ['act', 'command'],
    ['setTheme', 'theme'],
    ['setTheme', 'colours'],
    ['setLanguage', 'language'],
    ['load', 'parameters'],
  ] as const;
  const malformed = fields.flatMap(([type, field]) => values.map((value) => said({ type, [field]: value })));
  const types = values.map((type) => said({ type }));
  const ids = values.map((id) => ({ znodeLab: 1, id, type: 'pause' }));
  const versions = values.map((znodeLab) => ({ znodeLab, id: 'x', type: 'load' }));
  return [
    ...malformed,
    ...types,
    ...ids,
    ...versions,
    ...values,
    said({ type: 'pause', extra: 1 }),
    said({ type: 'load', parameters: Array.from({ length: 10_000 }, () => ['scene', 'herd-line']) }),
    said({ type: 'load', parameters: [['__proto__', 'polluted']] }),
    said({ type: 'act', command: { type: 'killClient', client: '__proto__' } }),
    said({
      type: 'act',
      command: JSON.parse('{"type":"killClient","client":"client:A","__proto__":{"polluted":1}}'),
    }),
    said({ type: 'setTheme', theme: 'host', colours: { paper: 'url(//evil.example/x)' } }),
    said({ type: 'setTheme', theme: 'host', colours: { paper: 'red;}body{display:none' } }),
    said({ type: 'setTheme', theme: 'host', colours: { 'background-image': 'red' } }),
  ];
}

function deep(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { value } : [value];
  return value;
}
