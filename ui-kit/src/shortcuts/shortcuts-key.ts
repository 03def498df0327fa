/** The storage key under which `ShortcutProvider` remembers that the user has turned off single-key shortcuts. */
export const SHORTCUTS_KEY = 'content-planner:shortcuts:v1';
