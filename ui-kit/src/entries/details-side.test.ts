import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsSide } from './details-side.js';

test('details open on the right if there is room, otherwise on the left, or below if neither side has room', () => {
  expect(detailsSide({ left: 250, right: 400 }, 1440)).toBe('right');
  expect(detailsSide({ left: 1200, right: 1400 }, 1440)).toBe('left');
  expect(detailsSide({ left: 250, right: 1300 }, 1440)).toBe('bottom');
});

test('details beside an entry never extend past the window', () => {
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.nat(2000),
      fc.integer({ min: 768, max: 3000 }),
      (left, width, windowWidth) => {
        const side = detailsSide({ left, right: left + width }, windowWidth);
        if (side === 'right') expect(left + width + 6 + 372).toBeLessThanOrEqual(windowWidth);
        if (side === 'left') expect(left - 6 - 372).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
