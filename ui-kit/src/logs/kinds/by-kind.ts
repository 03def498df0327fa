import type { Field } from '@content-planner/model';
import type { Kinds } from './kinds-in.js';

/** Sorts fields by the first kind that uses them, and then as the form of that kind displays them. */
export function byKind(fields: readonly Field[], { list, hidden }: Kinds): Field[] {
  const order = [...list, ...hidden].map(({ kind }) => kind);
  const keyOf = ({ isBuiltIn, kinds }: Field): [number, number, number] => {
    const [first] = kinds.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    return [first ? order.indexOf(first.kind) : order.length, isBuiltIn ? 0 : 1, first?.displayOrder ?? 0];
  };
  const compare = (one: readonly number[], other: readonly number[]) =>
    one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return fields.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}
