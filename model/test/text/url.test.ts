import { expect, test } from 'vitest';
import { completeUrl } from '../../src/text/complete-url.js';
import { isUrl } from '../../src/text/url.js';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/brief?id=1#notes ', 'https://example.com/brief?id=1#notes'],
  ['planner.example:8443', 'https://planner.example:8443'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
])('completes %s', (typed, url) => {
  expect(completeUrl(typed)).toBe(url);
  expect(isUrl(completeUrl(typed))).toBe(true);
});

test.each([
  'brief',
  'example.com brief',
  'javascript:alert(1)',
  'mailto:maya@planner.example',
  'ftp://example.com',
  'https://',
  `https://example.com/${'x'.repeat(2048)}`,
])('rejects %s', (typed) => {
  expect(isUrl(completeUrl(typed))).toBe(false);
});
