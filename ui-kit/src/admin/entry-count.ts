/** Returns a number of entries, such as '1,200 entries'. */
export const entryCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;
