import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { TooltipProvider } from '../primitives/Tooltip.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar } from './Calendar.js';
import { manyEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';

function mount(count: number): { ms: number; nodes: number; unmount: () => void; host: HTMLElement } {
  const entries = manyEntries(count);
  const host = document.createElement('div');
  host.style.height = '900px';
  document.body.append(host);
  const root = createRoot(host);
  const start = performance.now();
  flushSync(() =>
    root.render(
      <ThemeProvider style={{ height: '100%' }}>
        <TooltipProvider>
          <Calendar
            entries={entries}
            brands={sampleBrands}
            defaultCursor={SAMPLE_TODAY}
            today={SAMPLE_TODAY}
            compact={false}
          />
        </TooltipProvider>
      </ThemeProvider>,
    ),
  );
  host.getBoundingClientRect();
  const ms = performance.now() - start;
  return {
    ms,
    host,
    nodes: host.querySelectorAll('*').length,
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}

test('10,000 entries a month cost little more than 200', () => {
  const median = (count: number) => {
    const runs = Array.from({ length: 7 }, () => {
      const { ms, unmount } = mount(count);
      unmount();
      return ms;
    }).sort((a, b) => a - b);
    return runs[3] ?? 0;
  };
  mount(200).unmount();
  const [few, many] = [median(200), median(10_000)];
  console.info(`mount: 200 entries ${few.toFixed(1)} ms, 10,000 entries ${many.toFixed(1)} ms`);
  expect(many).toBeLessThan(few + 60);
});

test('what has no lane is not in the document', () => {
  const { nodes, host, unmount } = mount(10_000);
  expect(host.querySelectorAll('[data-cp-entry]').length).toBeLessThanOrEqual(42 * 3);
  expect(nodes).toBeLessThan(1500);
  unmount();
});
