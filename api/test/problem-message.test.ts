import { expect, test } from 'vitest';
import { messageOf } from '../src/problem-message.js';

test.each([
  ['PostgreSQL does not respond', new Error('timeout expired'), 'timeout expired'],
  [
    'PostgreSQL is still starting',
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    'the database system is starting up',
  ],
])('a failed command says what to check if %s', (_, error, reason) => {
  expect(messageOf(error)).toBe(
    `The database at DATABASE_URL does not respond (${reason}). Check that it is running and that this machine can reach it.`,
  );
});
