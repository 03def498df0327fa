/** Labels whose text is replaced with a number that identifies the label. */
export interface Marked<T> {
  labels: T;
  /** Names of all labels. */
  names: readonly string[];
  /** Returns the names of the labels that appear in a string. Names of nested labels contain a dot: 'types.date'. */
  namesIn: (text: string) => string[];
}

/**
 * Replaces the text of labels with numbers. Any letters that are still visible are therefore not from a label. A label
 * is a string, a function that returns a string, or an object of labels.
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
    // Objects of labels keyed by field or column name are empty by default and can have any key. Use the same number
    // for all keys.
    const any = markOf(name);
    return new Proxy({}, { get: () => any });
  };
  return {
    labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, mark(label, name)])) as T,
    names,
    namesIn: (text) => [...text.matchAll(/⟨(\d+)⟩/g)].map(([, index]) => names[Number(index)] ?? ''),
  };
}
