import { createRoot } from 'react-dom/client';
import { Calendar, ThemeProvider } from '../../dist/index.js';
import { type BenchPage, FIRST_DAY } from './bench-page.js';

export const page: BenchPage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    root.render(
      <ThemeProvider style={{ height: '100%' }}>
        <Calendar entries={entries} brands={[]} defaultState={{ date: FIRST_DAY }} today={FIRST_DAY} />
      </ThemeProvider>,
    );
    return () => root.unmount();
  },
  entrySelector: '[data-cp-entry]',
  nextSelector: 'button[aria-label="Next"]',
};
