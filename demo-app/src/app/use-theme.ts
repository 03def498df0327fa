import type { Theme } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';

/** public/theme.js reads the same key before the first paint. */
const KEY = 'content-planner-theme';

/** The theme that this browser chose (dark unless it did), and how to choose. */
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
      // Storage can be closed to a page: the choice then lasts as long as the page.
    }
  }, []);
  return [theme, choose];
}
