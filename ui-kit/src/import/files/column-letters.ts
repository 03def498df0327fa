/**
 * Returns the letters of a column.
 *
 * @param index The position of the column, starting at 0.
 * @example columnLetters(26) // 'AA'
 */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
