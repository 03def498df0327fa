import { useRef } from 'react';

/**
 * Keys for the rows that are drawn, by their ids. A row keeps its key as long as it is drawn; where a list jumps, so
 * that none of its rows stays, the new rows take over the keys and with them the elements: to fill them anew costs
 * less than to make others. A row that has the focus must not become another one, so then no key is used twice.
 *
 * @param ids The rows that are drawn, in their order.
 */
export function useRowSlots(ids: readonly string[], hasFocus: boolean): ReadonlyMap<string, number> {
  const last = useRef<{ slots: ReadonlyMap<string, number>; next: number }>({ slots: new Map(), next: 0 });
  const { slots } = last.current;
  let { next } = last.current;
  const free = hasFocus || ids.some((id) => slots.has(id)) ? [] : [...slots.values()];
  const current = new Map(ids.map((id, place) => [id, slots.get(id) ?? free[place] ?? next++]));
  last.current = { slots: current, next };
  return current;
}
