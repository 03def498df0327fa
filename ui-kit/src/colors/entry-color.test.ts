import { expect, test } from 'vitest';
import { KINDS } from '../logs/kinds/index.js';
import { brandColor, FALLBACK_BRAND_COLOR } from './brand-color.js';
import { entryColor } from './entry-color.js';

test('an entry uses its custom color, or else its brand’s color, or else its kind’s default color', () => {
  expect(entryColor({ color: '#111', brandColor: '#222', kind: KINDS.blog }).color).toBe('#111');
  expect(entryColor({ color: null, brandColor: '#222', kind: KINDS.blog }).color).toBe('#222');
  expect(entryColor({ color: null, brandColor: undefined, kind: KINDS.blog }).color).toBe('#3B82F6');
  expect(entryColor({ kind: KINDS.event }).color).toBe('#F59E0B');
});

test('colors that cannot be rendered are ignored', () => {
  expect(entryColor({ color: 'url(x)', brandColor: '#222', kind: KINDS.blog }).color).toBe('#222');
  expect(entryColor({ color: '', brandColor: 'var(--x)', kind: KINDS.podcast }).color).toBe('#10B981');
});

test('tints use the first stop of a gradient', () => {
  const gradient = 'linear-gradient(90deg, #f00, #00f)';
  expect(entryColor({ color: gradient, kind: KINDS.other })).toEqual({ color: '#f00', fill: gradient });
});

test('a brand without a usable color is gray', () => {
  expect(brandColor('hsl(220, 60%, 50%)').fill).toBe('hsl(220, 60%, 50%)');
  expect(brandColor('expression(1)').fill).toBe(FALLBACK_BRAND_COLOR);
  expect(brandColor(undefined).fill).toBe(FALLBACK_BRAND_COLOR);
});
