import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider.js';

/**
 * Wraps components the way an application does. The element around the components helps tests find each component's
 * root element.
 */
export function Application({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <div data-application="">{children}</div>
    </ThemeProvider>
  );
}
