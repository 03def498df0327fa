import { today } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PartialMessages } from '../messages/all-messages.js';
import { DateInput } from './DateInput.js';
import { Field } from './Field.js';

const meta = {
  title: 'Primitives/DateInput',
  component: DateInput,
  parameters: {
    ownTexts: ['Date'],
    guidance: 'Use it for a date that is typed or picked. Put it in a `Field`, which provides a label.',
  },
  args: { defaultValue: '2026-03-08', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Field label="Date">{(control) => <DateInput {...control} {...args} />}</Field>
    </div>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field displays and parses dates in the format of its locale. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveValue('03/08/2026');
  },
};

/** A field without a date. */
export const Empty: Story = { args: { defaultValue: '' } };

/** Dates that are typed as digits or with slashes are parsed on blur and on Enter. */
export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    for (const [text, date] of [
      ['30826', '2026-03-08'],
      ['030851', '1951-03-08'],
      ['3082026', '2026-03-08'],
      ['12312026', '2026-12-31'],
      ['3/8/2026', '2026-03-08'],
      [' 03/08/50 ', '2050-03-08'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: date });
      await expect(input).toHaveValue(`${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '10142026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-10-14' });
  },
};

/** Dates without a year, and words such as 'tomorrow', are relative to the current date. */
export const TypedWords: Story = {
  args: { defaultValue: '', today: '2026-11-11' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    for (const [text, date] of [
      ['11/20', '2026-11-20'],
      ['nov 20', '2026-11-20'],
      ['fri', '2026-11-13'],
      ['next tue', '2026-11-17'],
      ['tomorrow', '2026-11-12'],
      ['+7', '2026-11-18'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: date });
      await expect(input).toHaveValue(`${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`);
    }
  },
};

/** Invalid text stays in the field, so that the form can reject it. */
export const InvalidText: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    for (const text of ['02/30/2026', '1234', '13012026', 'someday']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: text });
      await expect(input).toHaveValue(text);
    }
  },
};

/** The picker opens on the selected day. Arrow keys move between days, and Enter selects one and returns focus. */
export const PickedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement);
    canvas.getByRole('button', { name: 'Choose a date' }).focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await page.findByRole('button', { name: 'Sunday, March 8, 2026, selected' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Sunday, March 15, 2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Saturday, March 14, 2026' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(page.getByRole('grid', { name: 'April 2026' })).toBeVisible());
    await waitFor(() => expect(page.getByRole('button', { name: 'Tuesday, April 14, 2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-04-14' });
    await waitFor(() => expect(page.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
  },
};

/** Selecting a day with the mouse closes the picker and returns focus. */
export const PickedByMouse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    const picker = within(await within(canvasElement).findByRole('dialog', { name: 'Choose a date' }));
    await userEvent.click(picker.getByRole('button', { name: 'Next month' }));
    await userEvent.click(await picker.findByRole('button', { name: 'Monday, April 20, 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-04-20' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** If the field is empty, the picker opens on the current date. Escape closes it without changing anything. */
export const OpensOnToday: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await page.findByRole('button', { name: /^Today, / });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day.closest('[data-day]')).toHaveAttribute('data-day', today());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The open picker. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await within(canvasElement).findByRole('button', { name: /March 8, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

const german: PartialMessages = {
  dateInput: {
    choose: 'Datum wählen',
    months: 'Monate',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    day: ({ date, today, selected }) => `${today ? 'Heute, ' : ''}${date}${selected ? ', gewählt' : ''}`,
  },
};

/** A picker in another language, with weeks starting on Monday. */
export const German: Story = {
  ...Open,
  args: { weekStartsOn: 1 },
  parameters: { kit: { locale: 'de', messages: german } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Datum wählen' }));
    const day = await page.findByRole('button', { name: 'Sonntag, 8. März 2026, gewählt' });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(page.getByRole('grid', { name: 'März 2026' })).toBeVisible());
    await expect(page.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mo');
  },
};

/** Dates are typed and displayed in the format of the locale. */
export const GermanTyped: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { kit: { locale: 'de-DE' } },
  args: { defaultValue: '2026-03-08' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    await expect(input).toHaveValue('08.03.2026');
    await expect(input).toHaveAttribute('placeholder', 'DD.MM.YYYY');
    for (const [text, value] of [
      ['24.12.2026', '2026-12-24'],
      ['08/03/2026', '2026-03-08'],
      ['80326', '2026-03-08'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value });
    }
    await userEvent.clear(input);
    await userEvent.type(input, '12/24/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('12/24/2026');
  },
};

/** In right-to-left text, the arrow keys follow the visual order. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await page.findByRole('button', { name: /March 8, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Monday, March 9, 2026' })).toHaveFocus());
  },
};

/** A disabled field. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose a date' })).toBeDisabled();
  },
};
