/** Returns a pattern that matches strings containing `text` literally, for `ilike ? escape '\'`. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
