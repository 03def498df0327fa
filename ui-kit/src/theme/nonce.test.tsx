import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultCalendarAppearance } from '../calendar/appearance/calendar-appearance.js';
import { Legend } from '../calendar/appearance/Legend.js';
import { Calendar } from '../calendar/Calendar.js';
import { EntryChip } from '../calendar/entry/EntryChip.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands, sampleFilterFields } from '../calendar/story-data.js';
import { Badge } from '../primitives/Badge.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { ColorField } from '../primitives/ColorField.js';
import { Dialog } from '../primitives/Dialog.js';
import { Select } from '../primitives/Select.js';
import { ToastProvider } from '../primitives/Toast.js';
import { CalendarPrint } from '../print/CalendarPrint.js';
import { Shell } from '../shell/Shell.js';
import { ThemeProvider } from './ThemeProvider.js';

const NONCE = 'n0nce';
const nothing = () => {};
const calendar = { entries: octoberEntries, brands: sampleBrands };

test('every style element of the components has the nonce', async () => {
  const before = new Set(document.querySelectorAll('style'));
  await render(
    <ThemeProvider nonce={NONCE}>
      <ToastProvider>
        <Shell
          groups={[]}
          user={{ firstName: null, lastName: null, email: null, profileImageUrl: null, isAdmin: false }}
          theme="dark"
          onThemeChange={nothing}
          onLogout={nothing}
        >
          <Calendar
            {...calendar}
            today={SAMPLE_TODAY}
            defaultState={{ date: SAMPLE_TODAY }}
            fieldConfigurations={sampleFilterFields}
            appearance={{
              ...defaultCalendarAppearance,
              colorBy: { fieldId: 'field-status' },
              maxPerDay: 'fit',
            }}
            onAppearanceChange={nothing}
          />
          <Legend {...calendar} colorBy="kind" />
        </Shell>
        <CalendarPrint {...calendar} status="ready" autoPrint={false} date={SAMPLE_TODAY} />
        <Badge color="tomato">Badge</Badge>
        <EntryChip kind="blog" title="Chip" />
        <ColorDot color="linear-gradient(red, blue)" />
        {/* An open dialog or select adds a style element that locks page scrolling. */}
        <Dialog open onOpenChange={nothing} title="Dialog">
          <ColorField aria-label="Color" />
          <Select aria-label="Choice" options={[{ value: 'one', label: 'One' }]} />
        </Dialog>
      </ToastProvider>
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Pick a color' }).click();
  await expect.element(page.getByRole('slider', { name: 'Hue' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('combobox', { name: 'Choice' }).click();
  await expect.element(page.getByRole('option', { name: 'One' })).toBeInTheDocument();

  const added = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
  const texts = added.map((style) => style.textContent ?? '');
  for (const source of [
    'react-colorful',
    'data-scroll-locked',
    'data-radix-select-viewport',
    '@page',
    '--c:',
  ])
    expect(
      texts.some((text) => text.includes(source)),
      source,
    ).toBe(true);
  expect(
    added.filter((style) => style.nonce !== NONCE).map((style) => style.outerHTML.slice(0, 200)),
  ).toEqual([]);
});
