/** Text in {@link ThemeToggle}. */
export interface ThemeToggleLabels {
  switchToLight: string;
  switchToDark: string;
}

/** The default {@link ThemeToggleLabels}. */
export const themeToggleLabels: ThemeToggleLabels = {
  switchToLight: 'Switch to light theme',
  switchToDark: 'Switch to dark theme',
};
