/** Returns a number of entries, such as '1 entry'. */
export const entryCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);
