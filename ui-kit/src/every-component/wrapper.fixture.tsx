import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider.js';

/** What an application puts around components, and an element that tells which of theirs is the root. */
export function Application({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <div data-application="">{children}</div>
    </ThemeProvider>
  );
}
