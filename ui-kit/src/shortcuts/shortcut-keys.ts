/** The shortcuts that several components display. Key names are not messages; `shortcutSheetMessages` translates them. */
export const SIDEBAR_KEYS = 'Ctrl+B';
export const PALETTE_KEYS = 'Ctrl+K';
