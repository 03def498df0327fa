/**
 * The choices of a dropdown from a comma-separated list: trimmed, empty ones dropped, none at all is
 * null.
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
