import { expect, test } from 'vitest';
import { signOnHref } from '../src/auth/sign-on-href.js';

test('the link to a provider contains the page to return to', () => {
  const start = 'https://planner.example/api/auth/oidc/start';
  expect(signOnHref(start, undefined)).toBe(start);
  const { searchParams } = new URL(signOnHref(start, 'https://host.example/page?a=1&b=2#c'));
  expect([...searchParams]).toEqual([['returnTo', 'https://host.example/page?a=1&b=2#c']]);
});
