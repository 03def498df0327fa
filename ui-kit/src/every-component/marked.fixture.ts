/** Labels whose texts are figures that tell which label each one is. */
export interface Marked<T> {
  labels: T;
  /** Of all labels. */
  names: readonly string[];
  /** The names of the labels that a text holds, with a point before what is inside of one: 'types.date'. */
  namesIn: (text: string) => string[];
}

/**
 * Labels of a component without a Latin letter: texts, functions that give texts, and objects of either.
 *
 * @example marked({ close: 'Close' }) // labels: { close: '⟨0⟩' }
 */
export function marked<T extends object>(labels: T): Marked<T> {
  const names: string[] = [];
  const markOf = (name: string) => `⟨${names.push(name) - 1}⟩`;
  const mark = (label: unknown, name: string): unknown => {
    if (typeof label !== 'object' || label === null) {
      const text = markOf(name);
      return typeof label === 'function' ? () => text : text;
    }
    const entries = Object.entries(label);
    if (entries.length > 0) {
      return Object.fromEntries(entries.map(([key, value]) => [key, mark(value, `${name}.${key}`)]));
    }
    // Words by names of fields or columns: there are none at first, and there may be any.
    const any = markOf(name);
    return new Proxy({}, { get: () => any });
  };
  return {
    labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, mark(label, name)])) as T,
    names,
    namesIn: (text) => [...text.matchAll(/⟨(\d+)⟩/g)].map(([, index]) => names[Number(index)] ?? ''),
  };
}
