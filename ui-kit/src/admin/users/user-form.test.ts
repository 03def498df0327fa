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

it('leaves a blank password out', () => {
  expect(editUserValues(form)).toStrictEqual({
    email: 'noor@harborvine.example',
    firstName: 'Noor',
    lastName: null,
  });
  expect(editUserValues({ ...form, password: '   ' })).not.toHaveProperty('password');
});

it('keeps a password as it was typed', () => {
  expect(editUserValues({ ...form, password: ' gravel lantern ' }).password).toBe(' gravel lantern ');
});

it.each([
  ['the same address in capitals', { email: ' NOOR@harborvine.example ' }, false],
  ['a blank password', { password: '  ' }, false],
  ['a new name', { firstName: 'Nora' }, false],
  ['a new address', { email: 'nora@harborvine.example' }, true],
  ['a password', { password: 'gravel lantern' }, true],
])('changes the login with %s: %j', (_, change, changes) => {
  const user = { ...noor, email: 'noor@harborvine.example' };
  expect(changesLogin(user, { ...form, ...change })).toBe(changes);
});

it('says what a new account is to be', () => {
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

it('starts empty without an account', () => {
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
])('with e-mail %j and password %j something is missing: %j', (email, password, missing) => {
  expect(lacksCredentials({ ...form, email, password })).toBe(missing);
});
