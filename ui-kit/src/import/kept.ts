/** The number of results to keep. */
const KEPT = 5000;

/**
 * Returns a function that keeps its results, because sheets repeat the same headings, names and words in thousands of
 * cells.
 */
export function kept<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, { result: T }>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known.result;
    if (results.size >= KEPT) results.clear();
    const result = compute(text);
    results.set(text, { result });
    return result;
  };
}
