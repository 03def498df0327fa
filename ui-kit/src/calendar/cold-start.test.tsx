import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar } from './Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';

test('the first mount does not cause nested updates or create Intl formatters', async () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  const collators = vi.spyOn(Intl, 'Collator');
  const phases: string[] = [];
  const ascii = octoberEntries.map((entry) => ({ ...entry, title: entry.title.replace(/[^ -~]/g, '') }));
  await render(
    <Profiler id="page" onRender={(_id, phase) => phases.push(phase)}>
      <ThemeProvider>
        <Calendar entries={ascii} brands={sampleBrands} today={SAMPLE_TODAY} compact={false} />
      </ThemeProvider>
    </Profiler>,
  );
  expect(document.querySelectorAll('[data-cp-entry]').length).toBeGreaterThan(3);
  expect(phases).toContain('mount');
  expect(phases).not.toContain('nested-update');
  expect(formatters).not.toHaveBeenCalled();
  expect(collators).not.toHaveBeenCalled();
});
