import { expect, it } from 'vitest';
import { displayName, initials } from './initials.js';

it.each([
  [{ firstName: 'Maya', lastName: 'Okafor', email: 'x@y.example' }, 'MO', 'Maya Okafor'],
  [{ firstName: ' maya ', lastName: null, email: 'x@y.example' }, 'M', 'maya'],
  [{ firstName: null, lastName: 'okafor', email: 'x@y.example' }, 'O', 'okafor'],
  [{ firstName: '', lastName: '  ', email: 'noor@y.example' }, 'N', 'noor@y.example'],
  [{ firstName: null, lastName: null, email: null }, 'U', ''],
  [{}, 'U', ''],
  [{ firstName: '🦊fox', lastName: 'Élan', email: '' }, '🦊É', '🦊fox Élan'],
])('initials and displayName return the initials and the name of %j', (person, letters, name) => {
  expect(initials(person)).toBe(letters);
  expect(displayName(person)).toBe(name);
});
