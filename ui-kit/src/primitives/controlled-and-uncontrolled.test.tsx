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

type Listener = (...change: unknown[]) => void;

interface Control {
  /** Renders the uncontrolled component in its first state. */
  uncontrolled: (onChange: Listener) => ReactElement;
  /** Renders the controlled component in its first state. */
  controlled: (onChange: Listener) => ReactElement;
  /** Changes the component to its second state, as a user would. */
  act: () => Promise<void>;
  /** Returns the displayed state. */
  shown: () => unknown;
  first: unknown;
  second: unknown;
  /** The expected argument of the callback. */
  change: unknown;
}

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const panel = ({ value }: { value: string }) => <p>{`Panel of ${value}`}</p>;
const input = (name: string) => page.getByRole('textbox', { name }).element() as HTMLInputElement;
const isVisible = (text: string) => page.getByText(text).query() !== null;

const CONTROLS: Record<string, Control> = {
  Tabs: {
    uncontrolled: (onChange) => (
      <Tabs label="Tabs" tabs={choices} onValueChange={onChange}>
        {panel}
      </Tabs>
    ),
    controlled: (onChange) => (
      <Tabs label="Tabs" tabs={choices} value="one" onValueChange={onChange}>
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
    uncontrolled: (onChange) => (
      <SegmentedControl label="Segments" segments={choices} onValueChange={onChange} />
    ),
    controlled: (onChange) => (
      <SegmentedControl label="Segments" segments={choices} value="one" onValueChange={onChange} />
    ),
    act: () => page.getByRole('button', { name: 'Two' }).click(),
    shown: () => document.querySelector('[aria-pressed="true"]')?.textContent,
    first: 'One',
    second: 'Two',
    change: { value: 'two' },
  },
  Select: {
    uncontrolled: (onChange) => (
      <Select aria-label="Choice" options={choices} defaultValue="one" onValueChange={onChange} />
    ),
    controlled: (onChange) => (
      <Select aria-label="Choice" options={choices} value="one" onValueChange={onChange} />
    ),
    act: async () => {
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Two' }).click();
    },
    shown: () => document.querySelector('[role="combobox"]')?.textContent,
    first: 'One',
    second: 'Two',
    change: { value: 'two' },
  },
  'Select without a value': {
    uncontrolled: (onChange) => (
      <Select aria-label="Choice" options={choices} placeholder="None" onValueChange={onChange} />
    ),
    controlled: (onChange) => (
      <Select
        aria-label="Choice"
        options={choices}
        placeholder="None"
        value={null}
        onValueChange={onChange}
      />
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
    uncontrolled: (onChange) => (
      <DateInput aria-label="Date" defaultValue="2026-03-08" onValueChange={onChange} />
    ),
    controlled: (onChange) => <DateInput aria-label="Date" value="2026-03-08" onValueChange={onChange} />,
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
    uncontrolled: (onChange) => <ColorField aria-label="Color" onValueChange={onChange} />,
    controlled: (onChange) => <ColorField aria-label="Color" value="" onValueChange={onChange} />,
    act: () => userEvent.fill(input('Color'), 'teal'),
    shown: () => input('Color').value,
    first: '',
    second: 'teal',
    change: { value: 'teal' },
  },
  Checkbox: {
    uncontrolled: (onChange) => <Checkbox onCheckedChange={onChange}>Check</Checkbox>,
    controlled: (onChange) => (
      <Checkbox checked={false} onCheckedChange={onChange}>
        Check
      </Checkbox>
    ),
    act: () => page.getByRole('checkbox').click(),
    shown: () => page.getByRole('checkbox').element().getAttribute('aria-checked'),
    first: 'false',
    second: 'true',
    change: { checked: true },
  },
  Popover: {
    uncontrolled: (onChange) => (
      <Popover trigger={<Button>Open</Button>} aria-label="Popover" onOpenChange={onChange}>
        Floats
      </Popover>
    ),
    controlled: (onChange) => (
      <Popover trigger={<Button>Open</Button>} aria-label="Popover" open={false} onOpenChange={onChange}>
        Floats
      </Popover>
    ),
    act: () => page.getByRole('button', { name: 'Open' }).click(),
    shown: () => isVisible('Floats'),
    first: false,
    second: true,
    change: { open: true },
  },
};

const show = (element: ReactElement) => render(<ThemeProvider>{element}</ThemeProvider>);

test.each(Object.entries(CONTROLS))('%s keeps its own state and reports changes', async (_name, control) => {
  const onChange = vi.fn();
  await show(control.uncontrolled(onChange));
  expect(control.shown()).toBe(control.first);
  await control.act();
  await vi.waitFor(() => expect(control.shown()).toBe(control.second));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(control.change);
});

test.each(Object.entries(CONTROLS))('%s displays the given state', async (_name, control) => {
  const onChange = vi.fn();
  await show(control.controlled(onChange));
  await control.act();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(control.change));
  expect(control.shown()).toBe(control.first);
});

test('a controlled tooltip remains open or closed, regardless of focus', async () => {
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
  await vi.waitFor(() => expect([isVisible('Always'), isVisible('Never')]).toEqual([true, false]));
});
