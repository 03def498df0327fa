/** Texts of {@link ThemeToggle}. */
export interface ThemeToggleLabels {
  switchToLight: string;
  switchToDark: string;
}

/** The defaults of {@link ThemeToggleLabels}. */
export const themeToggleLabels: ThemeToggleLabels = {
  switchToLight: 'Switch to light theme',
  switchToDark: 'Switch to dark theme',
};
