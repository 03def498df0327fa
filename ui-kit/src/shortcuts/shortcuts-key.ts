/** The storage key under which `ShortcutProvider` remembers that the user has turned off single keys. */
export const SHORTCUTS_KEY = 'content-planner:shortcuts:v1';
