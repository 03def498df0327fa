import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWeakPassword } from './password-hint.js';

it.each([
  'password',
  'P@ssw0rd1',
  'Qwerty123!',
  '12345678',
  '19840315',
  'aaaaaaaa',
  'abababab',
  'abcdefgh',
  '87654321',
])('detects that %s is easy to guess', (password) => expect(isWeakPassword(password, [])).toBe(true));

it.each(['gravel lantern teapot', 'xK9#mQ2$vL', 'Nebelhorn-77-Treppe', 'my password is a long sentence'])(
  'accepts %s',
  (password) => expect(isWeakPassword(password, [])).toBe(false),
);

it("detects passwords that consist of the user's name or email and a few added characters", () => {
  const own = ['Maya', 'Okafor', 'maya.okafor@lumen.example', undefined, ''];
  expect(isWeakPassword('Okafor2026', own)).toBe(true);
  expect(isWeakPassword('maya.okafor1', own)).toBe(true);
  expect(isWeakPassword('Okafor2026', [])).toBe(false);
});

it('ignores passwords that are too short to be valid', () => {
  fc.assert(fc.property(fc.string({ maxLength: 7 }), (password) => !isWeakPassword(password, [password])));
});

it('returns a boolean for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (password, own) => {
      expect(typeof isWeakPassword(password, own)).toBe('boolean');
    }),
  );
});
