import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { ColorField } from './ColorField.js';
import { DateInput } from './DateInput.js';
import { Popover } from './Popover.js';
import { SegmentedControl } from './SegmentedControl.js';
import { Select } from './Select.js';
import { Tabs } from './Tabs.js';
import { Tooltip } from './Tooltip.js';

type Told = (...change: unknown[]) => void;

interface Control {
  /** Keeps its state, beginning with the first; tells of changes. */
  kept: (told: Told) => ReactElement;
  /** Shows the first state, whatever somebody does. */
  held: (told: Told) => ReactElement;
  /** Asks for the second state. */
  act: () => Promise<void>;
  /** The state that shows. */
  shown: () => unknown;
  first: unknown;
  second: unknown;
  /** What is told. */
  change: unknown;
}

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const panel = ({ value }: { value: string }) => <p>{`Panel of ${value}`}</p>;
const input = (name: string) => page.getByRole('textbox', { name }).element() as HTMLInputElement;
const isThere = (text: string) => page.getByText(text).query() !== null;

const CONTROLS: Record<string, Control> = {
  Tabs: {
    kept: (told) => (
      <Tabs label="Tabs" tabs={choices} onValueChange={told}>
        {panel}
      </Tabs>
    ),
    held: (told) => (
      <Tabs label="Tabs" tabs={choices} value="one" onValueChange={told}>
        {panel}
      </Tabs>
    ),
    act: () => page.getByRole('tab', { name: 'Two' }).click(),
    shown: () => page.getByText(/^Panel of/).element().textContent,
    first: 'Panel of one',
    second: 'Panel of two',
    change: { value: 'two' },
  },
  SegmentedControl: {
    kept: (told) => <SegmentedControl label="Segments" segments={choices} onValueChange={told} />,
    held: (told) => <SegmentedControl label="Segments" segments={choices} value="one" onValueChange={told} />,
    act: () => page.getByRole('button', { name: 'Two' }).click(),
    shown: () => document.querySelector('[aria-pressed="true"]')?.textContent,
    first: 'One',
    second: 'Two',
    change: { value: 'two' },
  },
  Select: {
    kept: (told) => <Select aria-label="Choice" options={choices} defaultValue="one" onValueChange={told} />,
    held: (told) => <Select aria-label="Choice" options={choices} value="one" onValueChange={told} />,
    act: async () => {
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Two' }).click();
    },
    shown: () => document.querySelector('[role="combobox"]')?.textContent,
    first: 'One',
    second: 'Two',
    change: { value: 'two' },
  },
  'Select, where nothing is chosen': {
    kept: (told) => <Select aria-label="Choice" options={choices} placeholder="None" onValueChange={told} />,
    held: (told) => (
      <Select aria-label="Choice" options={choices} placeholder="None" value={null} onValueChange={told} />
    ),
    act: async () => {
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Two' }).click();
    },
    shown: () => document.querySelector('[role="combobox"]')?.textContent,
    first: 'None',
    second: 'Two',
    change: { value: 'two' },
  },
  DateInput: {
    kept: (told) => <DateInput aria-label="Date" defaultValue="2026-03-08" onValueChange={told} />,
    held: (told) => <DateInput aria-label="Date" value="2026-03-08" onValueChange={told} />,
    act: async () => {
      await userEvent.fill(input('Date'), '10/14/2026');
      await userEvent.tab();
    },
    shown: () => input('Date').value,
    first: '03/08/2026',
    second: '10/14/2026',
    change: { value: '2026-10-14' },
  },
  ColorField: {
    kept: (told) => <ColorField aria-label="Color" onValueChange={told} />,
    held: (told) => <ColorField aria-label="Color" value="" onValueChange={told} />,
    act: () => userEvent.fill(input('Color'), 'teal'),
    shown: () => input('Color').value,
    first: '',
    second: 'teal',
    change: { value: 'teal' },
  },
  Checkbox: {
    kept: (told) => <Checkbox onCheckedChange={told}>Tick</Checkbox>,
    held: (told) => (
      <Checkbox checked={false} onCheckedChange={told}>
        Tick
      </Checkbox>
    ),
    act: () => page.getByRole('checkbox').click(),
    shown: () => page.getByRole('checkbox').element().getAttribute('aria-checked'),
    first: 'false',
    second: 'true',
    change: { checked: true },
  },
  Popover: {
    kept: (told) => (
      <Popover trigger={<Button>Open</Button>} aria-label="Popover" onOpenChange={told}>
        Floats
      </Popover>
    ),
    held: (told) => (
      <Popover trigger={<Button>Open</Button>} aria-label="Popover" open={false} onOpenChange={told}>
        Floats
      </Popover>
    ),
    act: () => page.getByRole('button', { name: 'Open' }).click(),
    shown: () => isThere('Floats'),
    first: false,
    second: true,
    change: { open: true },
  },
};

const show = (element: ReactElement) => render(<ThemeProvider>{element}</ThemeProvider>);

test.each(Object.entries(CONTROLS))('%s keeps its state and tells of changes', async (_name, control) => {
  const told = vi.fn();
  await show(control.kept(told));
  expect(control.shown()).toBe(control.first);
  await control.act();
  await vi.waitFor(() => expect(control.shown()).toBe(control.second));
  expect(told).toHaveBeenCalledExactlyOnceWith(control.change);
});

test.each(Object.entries(CONTROLS))('%s shows the state that it is given', async (_name, control) => {
  const told = vi.fn();
  await show(control.held(told));
  await control.act();
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(control.change));
  expect(control.shown()).toBe(control.first);
});

test('a tooltip that is held shut or open stays so', async () => {
  await show(
    <>
      <Tooltip content="Always" open>
        <Button>One</Button>
      </Tooltip>
      <Tooltip content="Never" open={false}>
        <Button>Two</Button>
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
  await vi.waitFor(() => expect([isThere('Always'), isThere('Never')]).toEqual([true, false]));
});
