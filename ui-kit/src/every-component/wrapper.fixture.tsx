import type { ReactNode } from 'react';
import { TooltipProvider } from '../primitives/Tooltip.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

/** What an application puts around components, and an element that tells which of theirs is the root. */
export function Application({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <TooltipProvider>
        <div data-application="">{children}</div>
      </TooltipProvider>
    </ThemeProvider>
  );
}
