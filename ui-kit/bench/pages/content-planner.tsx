import { createRoot } from 'react-dom/client';
import { Calendar } from '../../src/calendar/Calendar.js';
import { TooltipProvider } from '../../src/primitives/Tooltip.js';
import { ThemeProvider } from '../../src/theme/ThemeProvider.js';
import { type BenchPage, FIRST_DAY } from './bench-page.js';

export const page: BenchPage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    root.render(
      <ThemeProvider style={{ height: '100%' }}>
        <TooltipProvider>
          <Calendar entries={entries} brands={[]} defaultState={{ date: FIRST_DAY }} today={FIRST_DAY} />
        </TooltipProvider>
      </ThemeProvider>,
    );
    return () => root.unmount();
  },
  entrySelector: '[data-cp-entry]',
  nextSelector: 'button[aria-label="Next"]',
};
