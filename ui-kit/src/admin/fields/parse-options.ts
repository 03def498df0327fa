/**
 * Parses a comma-separated list of dropdown options. Trims options and removes empty ones. Returns null if no options
 * are left.
 *
 * @example parseOptions('Draft, , Ready') // ['Draft', 'Ready']
 * @example parseOptions(' , ') // null
 */
export function parseOptions(text: string): string[] | null {
  const options = text
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');
  return options.length === 0 ? null : options;
}
