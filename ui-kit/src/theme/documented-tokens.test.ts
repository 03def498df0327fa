import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredTokens } from './declared-tokens.fixture.js';
import { darkTokens, lightTokens, sharedTokens } from './tokens.js';

const shared = declaredTokens(sharedTokens);
const dark = new Map([...shared, ...declaredTokens(darkTokens)]);
const light = new Map([...shared, ...declaredTokens(lightTokens)]);

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `(--cp-[\w-]+)` \| `([^`]+)` \| (?:`([^`]+)`|the same) \|/gm)];

test('the README lists every variable with its value in both themes', () => {
  expect(new Map(rows.map(([, name, value]) => [name, value]))).toEqual(dark);
  expect(new Map(rows.map(([, name, inDark, inLight]) => [name, inLight ?? inDark]))).toEqual(light);
});

test('both themes set the same variables', () => {
  expect([...light.keys()].sort()).toEqual([...dark.keys()].sort());
});
