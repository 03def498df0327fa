import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSidebarCookie, SIDEBAR_COOKIE, sidebarCookie } from './sidebar-cookie.js';

const pair = fc
  .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z0-9=]{0,8}$/))
  .map(([name, value]) => `${name}=${value}`);

it('readSidebarCookie finds its own cookie among other cookies', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(pair), fc.array(pair), (open, secure, before, after) => {
      const own = sidebarCookie({ open, secure }).split(';')[0] as string;
      expect(readSidebarCookie([...before, own, ...after].join('; '))).toBe(open);
    }),
  );
});

it('the cookie expires after 7 days', () => {
  expect(sidebarCookie({ open: true })).toContain('max-age=604800');
});

it('on https pages, the cookie is restricted to https and the host', () => {
  expect(sidebarCookie({ open: true, secure: true })).toBe(
    '__Host-cp-sidebar=expanded; path=/; max-age=604800; samesite=lax; secure',
  );
  expect(readSidebarCookie('__Host-cp-sidebar=collapsed; cp-sidebar=expanded')).toBe(false);
});

it.each(['', 'a=b', `${SIDEBAR_COOKIE}=`, `${SIDEBAR_COOKIE}=maybe`, `x${SIDEBAR_COOKIE}=collapsed`])(
  'readSidebarCookie returns null for %j',
  (cookies) => expect(readSidebarCookie(cookies)).toBeNull(),
);
