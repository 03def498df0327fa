import { expect, test } from 'vitest';
import { accessErrors } from '../src/errors/access.js';
import { accountErrors } from '../src/errors/accounts.js';
import { contentErrors } from '../src/errors/content.js';
import { requestErrors } from '../src/errors/requests.js';
import { serverErrors } from '../src/errors/server.js';
import { valueErrors } from '../src/errors/values.js';
import { CLIENT_ERRORS, ERRORS, fieldMessageOf, messageOf } from '../src/index.js';

test('codes are in camel case, and each code belongs to one group', () => {
  const groups = [
    ...[accessErrors, accountErrors, contentErrors, requestErrors, serverErrors, valueErrors],
    CLIENT_ERRORS,
  ];
  const codes = groups.flatMap((group) => Object.keys(group));
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).sort());
  expect(codes.filter((code) => !/^[a-z][a-zA-Z0-9]+$/.test(code))).toEqual([]);
});

test('messages contain their parameters', () => {
  expect(messageOf(ERRORS.brandNotFound, {})).toBe('Brand not found');
  expect(messageOf(ERRORS.tooManyViews, { max: 100 })).toBe(
    'You can have at most 100 views. Delete one first.',
  );
  expect(messageOf(ERRORS.tooManyFailedLogins, { minutes: 1 })).toBe(
    'Too many failed logins: try again in 1 minute.',
  );
});

test('messages about a value follow the name of the field or its label', () => {
  const options = ['Draft', 'Final'];
  expect(fieldMessageOf('status', ERRORS.notAnOption, { options })).toBe(
    'status must be one of: Draft, Final',
  );
  expect(fieldMessageOf('dynamicFields.status', ERRORS.notAnOption, { options, label: 'Status' })).toBe(
    'Status must be one of: Draft, Final',
  );
  expect(fieldMessageOf('', ERRORS.wrongType, { expected: 'object' })).toBe('The body must be an object');
  expect(fieldMessageOf('name', ERRORS.brandNameTaken, {})).toBe('A brand with this name already exists.');
});
