/** Returns a property's column name, such as `start_date` for `startDate`. */
export const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
