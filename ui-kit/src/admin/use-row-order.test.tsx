import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRowOrder } from './use-row-order.js';

test('a new order is displayed at once, and the previous one after an undo', async () => {
  const onOrder = vi.fn(async () => true);
  const { act, result, rerender } = await renderHook((given?: string[]) =>
    useRowOrder({ ids: given ?? ['a', 'b', 'c'], nameOf: (id) => id, onOrder }),
  );
  await act(() => result.current.move(0, 2));
  expect(onOrder).toHaveBeenCalledWith({ ids: ['b', 'c', 'a'] });
  expect(result.current.ids).toEqual(['b', 'c', 'a']);
  await rerender(['b', 'c', 'a']);
  expect(result.current.ids).toEqual(['b', 'c', 'a']);
  await rerender(['a', 'b', 'c']);
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
});
