import { expect, test } from 'vitest';
import { variableGroups } from '../../docs/variable-groups.js';
import { declaredTokens } from './declared-tokens.fixture.js';
import { darkTokens, lightTokens, sharedTokens } from './tokens.js';

const shared = declaredTokens(sharedTokens);
const dark = new Map([...shared, ...declaredTokens(darkTokens)]);
const light = new Map([...shared, ...declaredTokens(lightTokens)]);

test('the guide lists every variable', () => {
  const documented = Object.values(variableGroups).flatMap((group) => Object.keys(group));
  expect(documented.sort()).toEqual([...dark.keys()].sort());
});

test('both themes set the same variables', () => {
  expect([...light.keys()].sort()).toEqual([...dark.keys()].sort());
});
