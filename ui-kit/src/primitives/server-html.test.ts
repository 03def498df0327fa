import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandCards } from '../admin/brands/BrandCards.js';
import { storyBrands } from '../admin/brands/story-data.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

const cards = (loading: boolean) =>
  renderToString(
    createElement(
      ThemeProvider,
      { nonce: 'n0nce' },
      createElement(BrandCards, {
        brands: storyBrands,
        loading,
        onCreate: () => {},
        onEdit: () => {},
        onDelete: () => {},
      }),
    ),
  );

test('the server renders colors without style attributes, which a strict content security policy blocks', () => {
  const html = cards(false);
  expect(html).not.toMatch(/ style="/);
  expect(html).toContain('fill="hsl(220, 60%, 50%)"');
  expect(html).toMatch(/<style nonce="n0nce">[^<]*--c-fill:linear-gradient\(/);
});

test('the server renders the sizes of skeletons without style attributes', () => {
  const html = cards(true);
  expect(html).not.toMatch(/ style="/);
  expect(html).toMatch(/<svg[^>]* width="116" height="12"/);
});
