import { expect, test } from 'vitest';
import { conflictMessage } from './conflict-message.js';
import { conflictMessages } from './conflict-messages.js';

const { english: text } = conflictMessages;
const now = new Date('2026-11-11T09:40:00Z');
const jonas = { firstName: 'Jonas', lastName: 'Weber' };
const message = (conflict: object) =>
  conflictMessage({ theirs: null, ...conflict }, { text, locale: undefined, now });

test('the message contains the person’s name and how long ago they changed the entry', () => {
  expect(message({ changedBy: jonas, changedAt: '2026-11-11T09:38:00Z' })).toMatch(
    /^Jonas changed this 2 minutes ago\. /,
  );
  expect(message({ changedBy: jonas, changedAt: '2026-11-11T09:39:30Z' })).toMatch(
    /^Jonas changed this just now\. /,
  );
  expect(message({ changedBy: jonas })).toMatch(/^Jonas changed this\. /);
});

test('the message contains the last name or the email address if there is no first name', () => {
  expect(message({ changedBy: { firstName: null, lastName: 'Weber' } })).toMatch(/^Weber changed/);
  expect(message({ changedBy: { email: 'jonas@lumen.example' } })).toMatch(/^jonas@lumen\.example changed/);
});

test('the message contains no name if the person is unknown', () => {
  expect(message({})).toBe(text.changedMeanwhile);
  expect(message({ changedBy: null, changedAt: '2026-11-11T09:38:00Z' })).toBe(text.changedMeanwhile);
  expect(message({ changedBy: {} })).toBe(text.changedMeanwhile);
});
