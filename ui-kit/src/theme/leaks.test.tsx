import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { Button } from '../primitives/Button.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { Dialog } from '../primitives/Dialog.js';
import { Menu } from '../primitives/Menu.js';
import { Popover } from '../primitives/Popover.js';
import { Select } from '../primitives/Select.js';
import { ToastProvider, useToast } from '../primitives/Toast.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { type Theme, ThemeProvider } from './ThemeProvider.js';

const nothing = () => {};

function Host({ children }: { children?: ReactNode }) {
  return (
    <>
      <div data-host="">
        <h1>Heading</h1>
        <h2>Heading</h2>
        <p>
          Text <a href="/guide">the guide</a> <b>bold</b> <small>small</small>
        </p>
        <ul>
          <li>One</li>
        </ul>
        <button type="button">Button</button>
        <input aria-label="Input" />
        <textarea aria-label="Area" />
        <svg width="20" height="20" aria-hidden="true">
          <rect width="10" height="10" />
        </svg>
        <table>
          <tbody>
            <tr>
              <td>Cell</td>
            </tr>
          </tbody>
        </table>
      </div>
      {children}
    </>
  );
}

const lookOfHost = () =>
  [document.documentElement, document.body, ...document.querySelectorAll('[data-host], [data-host] *')].map(
    (element) => {
      const styles = getComputedStyle(element);
      // Ignore heights, because the page grows with its content.
      const names = [...styles].filter((name) => !/height|block-size|origin/.test(name));
      return Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(name)]));
    },
  );

// This must be the first test on the page, before any of our styles exist.
test("rendering and removing our components does not change how the page's own elements look", async () => {
  const { rerender } = await render(<Host />);
  const before = lookOfHost();
  const calendar = (theme: Theme) => (
    <ThemeProvider theme={theme}>
      <Calendar
        style={{ height: 600 }}
        entries={octoberEntries}
        brands={sampleBrands}
        today={SAMPLE_TODAY}
        defaultState={{ date: SAMPLE_TODAY }}
      />
      <Popover defaultOpen trigger={<Button>Open</Button>} aria-label="Floats">
        Floats
      </Popover>
    </ThemeProvider>
  );
  await rerender(
    <Host>
      {calendar('dark')}
      {calendar('light')}
    </Host>,
  );
  await expect.element(page.getByText('Ask the frame builder').first()).toBeInTheDocument();
  expect(lookOfHost()).toEqual(before);
  const variables = getComputedStyle(document.documentElement);
  expect(variables.getPropertyValue('--cp-text-primary')).toBe('');
  await rerender(<Host />);
  expect(lookOfHost()).toEqual(before);
});

test("a page's reset of all elements does not change icons and colored dots", async () => {
  const drawings = () =>
    [...document.querySelectorAll('[data-cp-theme] :is(svg, svg *)')].map((shape) => {
      const styles = getComputedStyle(shape);
      const names = ['d', 'r', 'cx', 'cy', 'x', 'y', 'width', 'height', 'fill', 'stroke', 'stroke-width'];
      return [shape.tagName, ...names.map((name) => styles.getPropertyValue(name))].join(' ');
    });
  const calendar = (reset: string) => (
    <ThemeProvider>
      <style>{reset}</style>
      <Calendar
        style={{ height: 600 }}
        entries={octoberEntries}
        brands={sampleBrands}
        today={SAMPLE_TODAY}
        defaultState={{ date: SAMPLE_TODAY }}
      />
      <ColorDot color="#0b7a52" />
    </ThemeProvider>
  );
  const { rerender } = await render(calendar(''));
  await expect.element(page.getByText('Ask the frame builder').first()).toBeInTheDocument();
  const before = drawings();
  await rerender(calendar('* { all: revert }'));
  expect(drawings()).toEqual(before);
  expect(before.filter((drawing) => drawing.startsWith('path path(')).length).toBeGreaterThan(5);
});

function ToastButton() {
  const toast = useToast();
  return <Button onClick={() => toast({ title: 'Floats' })}>Open</Button>;
}

const FLOATS: Record<string, { float: ReactNode; byClick?: boolean; inverse?: boolean }> = {
  Dialog: { float: <Dialog open onOpenChange={nothing} title="Floats" /> },
  Popover: {
    float: (
      <Popover defaultOpen trigger={<Button>Open</Button>} aria-label="Popover">
        Floats
      </Popover>
    ),
  },
  Menu: {
    float: (
      <Menu trigger={<Button>Open</Button>} items={[{ id: 'one', label: 'Floats', onSelect: nothing }]} />
    ),
    byClick: true,
  },
  Select: {
    float: <Select aria-label="Open" options={[{ value: 'one', label: 'Floats' }]} />,
    byClick: true,
  },
  Tooltip: {
    float: (
      <Tooltip open content="Floats">
        <Button>Open</Button>
      </Tooltip>
    ),
    inverse: true,
  },
  Toast: {
    float: (
      <ToastProvider>
        <ToastButton />
      </ToastProvider>
    ),
    byClick: true,
  },
};
const COLORS: Record<Theme, { plain: string; inverse: string }> = {
  dark: { plain: 'rgb(232, 234, 240)', inverse: 'rgb(18, 21, 27)' },
  light: { plain: 'rgb(23, 26, 33)', inverse: 'rgb(255, 255, 255)' },
};

test.each(
  Object.entries(FLOATS).flatMap(([name, sample]) =>
    (['dark', 'light'] as const).map((theme) => ({ name, theme, ...sample })),
  ),
)('$name uses the $theme theme in which it was opened', async ({ theme, float, byClick, inverse }) => {
  const other = theme === 'dark' ? 'light' : 'dark';
  await render(
    <>
      <ThemeProvider theme={other}>Beside it</ThemeProvider>
      <ThemeProvider theme={other}>
        Around it
        <ThemeProvider theme={theme} id="its-own">
          {float}
        </ThemeProvider>
      </ThemeProvider>
      <ThemeProvider theme={other}>Beside it</ThemeProvider>
    </>,
  );
  if (byClick) await page.getByText('Open').or(page.getByRole('combobox')).first().click();
  await vi.waitFor(() => {
    const found = [...document.querySelectorAll('#its-own *')].filter(
      (element) => element.childElementCount === 0 && element.textContent === 'Floats',
    );
    expect(found.length).toBeGreaterThan(0);
    expect(getComputedStyle(found[0] as Element).color).toBe(COLORS[theme][inverse ? 'inverse' : 'plain']);
  });
});
