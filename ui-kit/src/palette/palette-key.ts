/** The default `localStorage` key under which `CommandPalette` remembers the user's recent commands. */
export const COMMAND_PALETTE_KEY = 'content-planner:palette:v1';
