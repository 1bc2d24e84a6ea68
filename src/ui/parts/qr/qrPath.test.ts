import { describe, expect, it } from 'vitest';
import { MOST_BYTES, qrPath } from './qrPath.ts';

describe('a QR code', () => {
  it('is a square with three finder patterns and a light border', () => {
    const drawing = qrPath('https://example.org/#s=abc');
    expect(drawing?.path).toMatch(/^M4 4h7v1h-7z/);
    // Version 2 is 25 modules a side, and four light ones on each.
    expect(drawing?.size).toBe(25 + 8);
    expect(drawing?.look).toBe('plain');
  });

  it('holds as much as the standard allows, and then says no', () => {
    expect(qrPath('x'.repeat(MOST_BYTES))).toMatchObject({ size: 177 + 8, look: 'dense' });
    expect(qrPath('x'.repeat(MOST_BYTES + 1))).toBeNull();
    expect(qrPath('漢'.repeat(MOST_BYTES / 2))).toBeNull();
  });
});
