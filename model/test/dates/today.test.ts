import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../../src/dates/today.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/Sao_Paulo', '2026-10-13'],
  ['Europe/Lisbon', '2026-10-14'],
  ['Asia/Kathmandu', '2026-10-14'],
  ['Pacific/Apia', '2026-10-14'],
])('in %s, today is %s', (timeZone, expected) => {
  vi.stubEnv('TZ', timeZone);
  expect(today(new Date('2026-10-14T01:30:00Z'))).toBe(expected);
});
