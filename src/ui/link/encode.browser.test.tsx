import { expect, it } from 'vitest';
import { decodeText } from './decode.ts';
import { encodeText } from './encode.ts';

const TEXT = '{"v":1,"text":"herd, 羊群"}';
/** Deflated elsewhere: links travel between browsers and to Node. */
const DEFLATED_ELSEWHERE = 'q1YqU7Iy1FEqSa0oUbJSykgtStFReL6v6_m-JUq1AA';

it('a link opens in a browser, wherever it was made', async () => {
  expect(await decodeText(DEFLATED_ELSEWHERE)).toEqual({ ok: true, value: TEXT });
  expect(await decodeText(await encodeText(TEXT))).toEqual({ ok: true, value: TEXT });
});

it('a link that is cut off is called damaged in a browser too', async () => {
  const cut = DEFLATED_ELSEWHERE.slice(0, -8);
  expect(await decodeText(cut)).toEqual({ ok: false, error: { code: 'damaged', field: null } });
});
