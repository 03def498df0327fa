import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from './samples.fixture.js';
import { Application } from './wrapper.fixture.js';

const FROM_RADIX = /^(outline:none|pointer-events:none|animation-duration:0s|position:absolute;.*)$/;

const complaints = vi.spyOn(console, 'error');
afterEach(() => complaints.mockClear());

test.each(Object.entries(samples))('a server renders %s', (_name, { draw, lands }) => {
  const html = renderToString(createElement(Application, null, draw({ 'data-given': '' })));
  // What floats is put there on the client.
  expect(html.includes('data-given')).toBe(lands !== 'float');
  // A strict policy drops style attributes. Radix has some, which carry nothing that comes from props.
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style);
  expect(styles.filter((style) => !FROM_RADIX.test(style ?? ''))).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});
