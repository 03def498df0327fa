import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar } from './Calendar.js';
import { manyEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';

function mount(count: number): { nodes: number; unmount: () => void; host: HTMLElement } {
  const entries = manyEntries(count);
  const host = document.createElement('div');
  host.style.height = '900px';
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <ThemeProvider style={{ height: '100%' }}>
        <Calendar
          entries={entries}
          brands={sampleBrands}
          defaultState={{ date: SAMPLE_TODAY }}
          today={SAMPLE_TODAY}
          compact={false}
        />
      </ThemeProvider>,
    ),
  );
  return {
    host,
    nodes: host.querySelectorAll('*').length,
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}

test('renders only entries that have a lane', () => {
  const { nodes, host, unmount } = mount(10_000);
  expect(host.querySelectorAll('[data-cp-entry]').length).toBeLessThanOrEqual(42 * 3);
  expect(nodes).toBeLessThan(1500);
  unmount();
});
