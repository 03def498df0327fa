type Values = Readonly<Record<string, unknown>>;

/** The previous and the new values of a change. */
export interface ChangedValues {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns the values that differ, or null if all are equal. Missing values count as null. */
export function changedValues(old: Values, current: Values): ChangedValues | null {
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  const changed = names.filter((name) => !isEqual(old[name], current[name]));
  if (changed.length === 0) return null;
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(old), after: pick(current) };
}
