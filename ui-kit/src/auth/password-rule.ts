/** The minimum length of a password, in characters (spec, section 9). */
export const MIN_PASSWORD = 8;
