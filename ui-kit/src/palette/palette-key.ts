/** The default `localStorage` key under which `CommandPalette` remembers the commands that the user ran last. */
export const COMMAND_PALETTE_KEY = 'content-planner:palette:v1';
