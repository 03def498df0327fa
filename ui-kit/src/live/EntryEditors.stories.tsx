import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { octoberEntries } from '../calendar/story-data.js';
import type { CalendarEntry } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { EntryEditors, type EntryEditorsProps } from './EntryEditors.js';

const maya = { id: '1', firstName: 'Maya', lastName: 'Okafor' };
const priya = { id: '2', firstName: 'Priya', lastName: 'Nair' };
const jonas = { id: '3', firstName: 'Jonas', lastName: 'Weber' };
const ines = { id: '4', firstName: 'Ines', lastName: 'Falk' };

const [entry] = octoberEntries as [CalendarEntry];

/** A user starts editing after a click. */
function Started(props: Omit<EntryEditorsProps, 'people'>) {
  const [people, setPeople] = useState<EntryEditorsProps['people']>([]);
  return (
    <>
      <EntryEditors {...props} people={people} />
      <Button onClick={() => setPeople(people.length === 0 ? [maya] : [])}>Change</Button>
    </>
  );
}

const meta = {
  title: 'Calendar/EntryEditors',
  component: EntryEditors,
  parameters: {
    frame: { width: 342 },
    guidance:
      'Use it for `renderEditors` of `Calendar` and `LogTable`. Render it even while nobody is editing, so that screen readers announce when someone starts.',
  },
  args: { people: [maya] },
} satisfies Meta<typeof EntryEditors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/is editing$/);
    await expect(canvas.getByText('Maya')).toBeVisible();
  },
};

export const Two: Story = {
  args: { people: [maya, priya] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Maya and Priya are editing$/);
  },
};

export const Many: Story = {
  args: { people: [maya, priya, jonas, ines] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Maya and 3 others are editing$/);
  },
};

/** The account has no name. */
export const Unnamed: Story = {
  tags: ['!autodocs'],
  args: { people: [{ id: '1', firstName: null, lastName: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Someone is editing$/);
  },
};

/** The component is displayed in the details of an entry. */
export const InDetails: Story = {
  render: (args) => <EventDetails entry={entry} editors={<EntryEditors {...args} />} />,
};

/** The status element exists before a user starts editing, so that screen readers announce the change. */
export const Starting: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Change'] },
  render: ({ people: _, ...args }) => <Started {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('Maya is editing');
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toBeEmptyDOMElement();
  },
};

export const LongNames: Story = {
  tags: ['!autodocs'],
  args: {
    people: [
      { ...maya, firstName: 'Maximiliana-Theodora-Konstantina' },
      { ...priya, firstName: 'Unbreakable'.repeat(6) },
    ],
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { people: [maya, priya] },
  globals: { direction: 'rtl' },
};

export const Light: Story = {
  tags: ['!autodocs'],
  args: { people: [maya, priya] },
  globals: { theme: 'light' },
};
