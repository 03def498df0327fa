import type { Theme } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';

/** The key in local storage. `public/theme.js` reads it before the first paint. */
const KEY = 'content-planner-theme';

/** Returns the theme that is saved in this browser and a function to change it. The default is dark. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  );
  const choose = useCallback((next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Browsers can deny access to storage. The choice then lasts until the page is closed.
    }
  }, []);
  return [theme, choose];
}
