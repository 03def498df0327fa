import type { Theme } from '@content-planner/ui-kit';
import { createContext } from 'react';

/** The theme of the page, and a function to change it. */
export const ThemeChoice = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'dark',
  setTheme: () => {},
});
