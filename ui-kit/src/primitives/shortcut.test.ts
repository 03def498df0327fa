import { expect, test } from 'vitest';
import { ariaShortcut, shortcutKeys, spokenKeys } from './shortcut.js';

const describe = (shortcut: string, mac: boolean) => {
  const keys = shortcutKeys(shortcut, mac);
  const signs = keys.map(({ sign }) => sign).join(' ');
  return [signs, spokenKeys(keys.map(({ name }) => name)), ariaShortcut(keys)];
};

test('shortcuts use Ctrl, Shift and Alt, except on Macs', () => {
  expect(describe('Ctrl+Shift+Z', false)).toEqual(['Ctrl Shift Z', 'Control Shift Z', 'Control+Shift+Z']);
});

test('shortcuts use Mac keys on Macs', () => {
  expect(describe('Ctrl+Shift+Z', true)).toEqual(['⌘ ⇧ Z', 'Command Shift Z', 'Meta+Shift+Z']);
  expect(describe('Alt+M', true)).toEqual(['⌥ M', 'Option M', 'Alt+M']);
});

test('shortcutKeys and ariaShortcut return nothing if there is no shortcut', () => {
  expect(shortcutKeys(undefined)).toEqual([]);
  expect(ariaShortcut([])).toBeUndefined();
});
