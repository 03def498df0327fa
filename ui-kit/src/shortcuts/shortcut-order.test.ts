import { expect, test } from 'vitest';
import { shortcutsByGroup } from './shortcut-order.js';
import type { Shortcut } from './shortcut-registry.js';

test('shortcuts are sorted the same way, regardless of the order in which components register them', () => {
  const shortcut = (group: Shortcut['group'], keys: Shortcut['keys']): Shortcut => ({
    group,
    keys,
    label: String(keys),
  });
  const inOrder = [
    shortcut('everywhere', '?'),
    shortcut('everywhere', 'Ctrl+Z'),
    shortcut('entry', 'E'),
    shortcut('entry', ['ArrowLeft', 'ArrowRight']),
    shortcut('entry', 'X'),
    shortcut('entry', 'M'),
  ];
  const labels = (shortcuts: readonly Shortcut[]) =>
    shortcutsByGroup(shortcuts).map(({ group, members }) => [group, ...members.map(({ label }) => label)]);
  const expected = [
    ['everywhere', '?', 'Ctrl+Z'],
    ['entry', 'E', 'ArrowLeft,ArrowRight', 'X', 'M'],
  ];
  expect(labels(inOrder)).toEqual(expected);
  expect(labels(inOrder.toReversed())).toEqual(expected);
  // Application shortcuts keep the order in which they were registered.
  const own = [shortcut('everywhere', 'Q'), shortcut('everywhere', 'G'), ...inOrder];
  expect(labels(own)[0]).toEqual(['everywhere', '?', 'Ctrl+Z', 'Q', 'G']);
});
