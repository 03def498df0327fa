/** Returns whether a value is a time of day, `HH:MM`. */
export const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
