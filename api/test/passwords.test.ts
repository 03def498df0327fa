import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../src/accounts/passwords.js';

describe('a password', () => {
  test('is hashed with argon2id at the recommended cost or higher', async () => {
    const [, algorithm, , cost] = (await hashPassword('correct horse')).split('$');
    const { m, t, p } = Object.fromEntries((cost ?? '').split(',').map((part) => part.split('=')));
    expect(algorithm).toBe('argon2id');
    expect(Number(m)).toBeGreaterThanOrEqual(19_456);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
    expect(Number(p)).toBe(1);
  });

  test('is hashed with a new salt each time', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  test.each(['correct horse', 'ünïcode 🎉', ' blanks around ', 'x'.repeat(1000)])(
    'only matches itself: %j',
    async (password) => {
      const hashed = await hashPassword(password);
      expect(await verifyPassword(hashed, password)).toBe(true);
      expect(await verifyPassword(hashed, `${password}x`)).toBe(false);
      expect(await verifyPassword(hashed, password.toUpperCase())).toBe(password === password.toUpperCase());
    },
  );

  test('never matches if no account exists, not even if it is the password of the decoy hash', async () => {
    expect(await verifyPassword(undefined, 'correct horse')).toBe(false);
    expect(await verifyPassword(undefined, 'no account has this one')).toBe(false);
  });
});
