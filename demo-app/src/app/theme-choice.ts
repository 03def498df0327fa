import type { Theme } from '@content-planner/ui-kit';
import { createContext } from 'react';

/** A context with the page's theme and a function to change it. */
export const ThemeChoice = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'dark',
  setTheme: () => {},
});
