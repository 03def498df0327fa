import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRowSlots } from './use-row-slots.js';

const open = async (ids: string[]) => {
  const hook = await renderHook((given?: [string[], boolean]) => {
    const [drawn, hasFocus] = given ?? [ids, false];
    return [...useRowSlots(drawn, hasFocus).values()];
  });
  return async (drawn: string[], hasFocus = false) => {
    await hook.rerender([drawn, hasFocus]);
    return hook.result.current;
  };
};

test('rows that remain rendered keep their keys, and added rows receive new keys', async () => {
  const draw = await open(['a', 'b', 'c']);
  expect(await draw(['b', 'c', 'd'])).toEqual([1, 2, 3]);
  expect(await draw(['a', 'b', 'c'])).toEqual([4, 1, 2]);
});

test('new rows reuse the old keys if no row remains rendered', async () => {
  const draw = await open(['a', 'b', 'c']);
  expect(await draw(['x', 'y', 'z', 'zz'])).toEqual([0, 1, 2, 3]);
});

test('new rows do not reuse the old keys while a row has focus', async () => {
  const draw = await open(['a', 'b', 'c']);
  expect(await draw(['x', 'y', 'z'], true)).toEqual([3, 4, 5]);
});
