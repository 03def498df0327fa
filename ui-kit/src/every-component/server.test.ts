import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from './samples.fixture.js';
import { Application } from './wrapper.fixture.js';

const FROM_RADIX = /^(outline:none|pointer-events:none|animation-duration:0s|position:absolute;.*)$/;

const errors = vi.spyOn(console, 'error');
afterEach(() => errors.mockClear());

test.each(Object.entries(samples))('renders %s on the server', (_name, { draw, lands }) => {
  const html = renderToString(createElement(Application, null, draw({ 'data-given': '' })));
  // Floating elements are only rendered on the client.
  expect(html.includes('data-given')).toBe(lands !== 'float');
  // A strict content security policy blocks style attributes. Ignore those that Radix adds, because none of them
  // depends on props.
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style);
  expect(styles.filter((style) => !FROM_RADIX.test(style ?? ''))).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
});
