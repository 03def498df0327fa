/** The column of a property: `startDate` is stored as `start_date`. */
export const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
