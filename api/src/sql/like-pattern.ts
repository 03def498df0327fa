/** Returns the pattern that matches text that contains `text` literally, for `ilike ? escape '\'`. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
