import { expect, it } from 'vitest';
import { noor } from './story-data.js';
import { changesLogin, editUserValues, lacksCredentials, newUserValues, userForm } from './user-form.js';

const form = {
  email: ' noor@harborvine.example ',
  password: '',
  firstName: ' Noor ',
  lastName: '',
  currentPassword: '',
};

it('omits a blank password', () => {
  expect(editUserValues(form)).toStrictEqual({
    email: 'noor@harborvine.example',
    firstName: 'Noor',
    lastName: null,
  });
  expect(editUserValues({ ...form, password: '   ' })).not.toHaveProperty('password');
});

it('does not trim a password', () => {
  expect(editUserValues({ ...form, password: ' gravel lantern ' }).password).toBe(' gravel lantern ');
});

it.each([
  ['the same email in capitals', { email: ' NOOR@harborvine.example ' }, false],
  ['a blank password', { password: '  ' }, false],
  ['a new name', { firstName: 'Nora' }, false],
  ['a new email', { email: 'nora@harborvine.example' }, true],
  ['a password', { password: 'gravel lantern' }, true],
])('detects whether %s changes the login credentials: %j', (_, change, changes) => {
  const user = { ...noor, email: 'noor@harborvine.example' };
  expect(changesLogin(user, { ...form, ...change })).toBe(changes);
});

it('returns the values for a new account', () => {
  const flags = { isAdmin: false, isApproved: true };
  expect(newUserValues({ ...form, password: 'gravel lantern' }, flags)).toStrictEqual({
    email: 'noor@harborvine.example',
    password: 'gravel lantern',
    firstName: 'Noor',
    lastName: null,
    isAdmin: false,
    isApproved: true,
  });
});

it('returns an empty form for a new account', () => {
  expect(userForm(null)).toEqual({
    email: '',
    password: '',
    firstName: '',
    lastName: '',
    currentPassword: '',
  });
});

it.each([
  ['', '', true],
  ['noor@harborvine.example', ' ', true],
  [' ', 'gravel lantern', true],
  ['noor@harborvine.example', 'gravel lantern', false],
])('returns whether credentials are missing for email %j and password %j: %j', (email, password, missing) => {
  expect(lacksCredentials({ ...form, email, password })).toBe(missing);
});
