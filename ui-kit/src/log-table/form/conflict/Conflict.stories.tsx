import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Entry } from '../../../logs/entry.js';
import { openedByButton } from '../../../opened-by-button.fixture.js';
import {
  SAMPLE_TODAY,
  sampleBlogs,
  sampleBrands,
  sampleEntries,
  sampleFieldConfigurations,
} from '../../story-data.js';
import { EntryDialog } from '../EntryDialog.js';
import type { EntryConflict, EntryDialogProps } from '../entry-dialog-props.js';

const blog = sampleBlogs[3] as Entry;
const social = sampleEntries('social')[0] as Entry;
const event = sampleEntries('event')[0] as Entry;

/** The blog log after another user changed it. */
const changed: Entry = {
  ...blog,
  title: 'Lights for the darkest mornings',
  brandId: 'harbor',
  color: null,
  dynamicFields: { ...blog.dynamicFields, status: 'Ready', newsletter: false },
  fields: { category: 'Gear' },
  version: 2,
};

type Host = EntryDialogProps & {
  conflicts?: readonly (Entry | null)[];
  /** The user who caused the conflicts, and the time of the changes. */
  by?: Omit<EntryConflict, 'theirs'>;
};

/** An application whose server responds to each save with the next conflict. */
function Saving({ conflicts = [changed], by, ...props }: Host) {
  const [open, setOpen] = useState(true);
  const [times, setTimes] = useState(0);
  const [conflict, setConflict] = useState<EntryConflict | null>(null);
  return (
    <EntryDialog
      {...props}
      open={open}
      conflict={conflict}
      onOpenChange={(change) => {
        props.onOpenChange(change);
        setOpen(change.open);
      }}
      onSubmit={(submission) => {
        props.onSubmit(submission);
        const theirs = conflicts[times];
        setTimes(times + 1);
        if (theirs === undefined) setOpen(false);
        else setConflict({ theirs, ...by });
      }}
    />
  );
}

const meta = {
  title: 'Logs/EntryDialog conflicts',
  component: Saving,
  parameters: {
    kit: { brands: sampleBrands, fields: sampleFieldConfigurations },
    ownTexts: [changed.title, 'Lamps', 'Lamps for dark mornings', 'Pier 5'],
    example: 'EntryDialogConflict',
    guidance:
      'If someone else changed the entry in the meantime, pass a `conflict` to `EntryDialog` instead of showing a toast, so that no input is lost.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    kind: 'blog',
    entry: blog,
    today: SAMPLE_TODAY,
    onSubmit: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof Saving>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = NonNullable<Story['args']>;

const dialog = () => within(screen.getByRole('dialog'));
const box = (name: string) => dialog().getByRole('textbox', { name });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const field = (name: RegExp) => within(dialog().getByRole('group', { name }));
const side = (name: RegExp, version: RegExp) => field(name).getByRole('radio', { name: version });

async function type(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
}

/** Enters a title and a category, and saves the entry, which causes the conflict. */
async function causeConflict() {
  await type('Blog Name', 'Lamps for dark mornings');
  await type('Category', 'Gear');
  await press('Update');
  await waitFor(() => expect(dialog().getByText(/^Someone else changed this entry/)).toHaveFocus());
}

const sent = (args: Args, times: number) =>
  waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(times)).then(
    () => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0],
  );

/**
 * Lists each field that differs and who changed it. Fields that only the other user changed default to the other user's
 * value.
 */
export const Changed: Story = {};

export const ChangedWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await causeConflict();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Blog Log' })).toBeVisible());
    await expect(dialog().getAllByRole('group')).toHaveLength(5);
    // Both users changed the category to the same value.
    await expect(dialog().queryByRole('group', { name: /Category/ })).toBeNull();
    await expect(side(/^Blog Name ?Changed by both$/, /^Mine ?Lamps for dark mornings$/)).toBeChecked();
    await expect(side(/^Brand ?Changed by them$/, /^Theirs ?Harbor & Vine$/)).toBeChecked();
    await expect(side(/^Custom Color ?Changed by them$/, /^Theirs ?Brand color$/)).toBeChecked();
    await expect(side(/^Status/, /^Theirs ?Ready$/)).toBeChecked();
    await expect(side(/^Newsletter/, /^Theirs ?No$/)).toBeChecked();

    await userEvent.click(side(/^Blog Name/, /^Theirs/));
    await userEvent.click(side(/^Status/, /^Mine/));
    await press('Update');
    const { values, entry } = await sent(args, 2);
    await expect(entry).toEqual(changed);
    await expect(values).toEqual({
      title: 'Lights for the darkest mornings',
      startDate: '2026-11-03',
      endDate: '2026-11-03',
      brandId: 'harbor',
      color: null,
      showOnCalendar: true,
      dynamicFields: { author: 'Jonas Weber', status: 'Draft', copy_due: '2026-10-29', newsletter: false },
      fields: { category: 'Gear' },
    });
  },
};

const twoMinutesAgo = () => new Date(Date.now() - 125_000).toISOString();

/** The notice names the person who changed the entry, if known. */
export const ByPerson: Story = {
  args: {
    by: { changedBy: { firstName: 'Jonas', lastName: 'Weber' }, changedAt: twoMinutesAgo() },
  },
  play: async () => {
    await type('Blog Name', 'Lamps for dark mornings');
    await press('Update');
    await waitFor(() =>
      expect(
        dialog().getByText('Jonas changed this 2 minutes ago. Choose which version of each field to save.'),
      ).toHaveFocus(),
    );
  },
};

/** One button chooses all of the user's own values, which replace the other user's values on the next save. */
export const KeepAllMine: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await causeConflict();
    await press('Keep all mine');
    for (const radio of dialog().getAllByRole('radio', { name: /^Mine/ })) await expect(radio).toBeChecked();
    await press('Update');
    const { values, entry } = await sent(args, 2);
    await expect(entry.version).toBe(2);
    await expect(values).toMatchObject({
      title: 'Lamps for dark mornings',
      brandId: 'lumen',
      color: '#FACC15',
    });
  },
};

/** One button chooses all of the other user's values. */
export const TakeAllTheirs: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await causeConflict();
    await press('Take all theirs');
    for (const radio of dialog().getAllByRole('radio', { name: /^Theirs/ }))
      await expect(radio).toBeChecked();
    await press('Update');
    const { values } = await sent(args, 2);
    await expect(values).toMatchObject({
      title: changed.title,
      brandId: 'harbor',
      color: null,
      dynamicFields: changed.dynamicFields,
    });
  },
};

/** The arrow keys choose a version, as in any radio group. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await causeConflict();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(side(/^Blog Name/, /^Mine/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(side(/^Blog Name/, /^Theirs/)).toBeChecked();
    await expect(side(/^Blog Name/, /^Theirs/)).toHaveFocus();
  },
};

/** Cancel asks for confirmation so that input and choices are not discarded by accident. */
export const CancelAsks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await causeConflict();
    await userEvent.click(side(/^Blog Name/, /^Theirs/));
    for (const way of ['Cancel', 'Close']) {
      await press(way);
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(side(/^Blog Name/, /^Theirs/)).toBeChecked();
    }
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** 'Continue editing' returns to the form with the chosen values. The next save updates the other user's version. */
export const ContinueEditing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await causeConflict();
    await press('Continue editing');
    await waitFor(() => expect(box('Blog Name')).toHaveFocus());
    await expect(box('Blog Name')).toHaveValue('Lamps for dark mornings');
    await expect(dialog().getByRole('combobox', { name: 'Brand' })).toHaveTextContent('Harbor & Vine');
    await expect(box('Custom Color')).toHaveValue('');
    await userEvent.type(box('Blog Name'), ', and darker evenings');
    await press('Update');
    const { values, entry } = await sent(args, 2);
    await expect(entry.version).toBe(2);
    await expect(values).toMatchObject({
      title: 'Lamps for dark mornings, and darker evenings',
      brandId: 'harbor',
      dynamicFields: { status: 'Ready' },
    });
  },
};

/** After another conflict, the chosen values are compared with the new version. */
export const Again: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conflicts: [changed, { ...changed, title: 'Third time lucky', version: 3 }] },
  play: async ({ args }) => {
    await causeConflict();
    await press('Update');
    await waitFor(() => expect(dialog().getAllByRole('group')).toHaveLength(1));
    await expect(dialog().getByText(/^Someone else changed this entry/)).toHaveFocus();
    await userEvent.click(side(/^Blog Name ?Changed by both$/, /^Theirs ?Third time lucky$/));
    await press('Update');
    const { values, entry } = await sent(args, 3);
    await expect(entry.version).toBe(3);
    await expect(values).toMatchObject({ title: 'Third time lucky', brandId: 'harbor' });
  },
};

/** All platforms form a single field, which displays their full names. */
export const Platforms: Story = {
  parameters: { kit: { fields: [] } },
  args: {
    kind: 'social',
    entry: social,
    conflicts: [{ ...social, fields: { ...social.fields, youtube: true, facebook: false }, version: 2 }],
  },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('checkbox', { name: 'TikTok' }));
    await press('Update');
    await waitFor(() =>
      expect(side(/^Platforms/, /^Mine ?Facebook, Instagram, TikTok, X \(Twitter\)$/)).toBeChecked(),
    );
    await userEvent.click(side(/^Platforms/, /^Theirs ?Instagram, X \(Twitter\), YouTube$/));
    await press('Update');
    const { values } = await sent(args, 2);
    await expect(values.fields).toMatchObject({
      facebook: false,
      instagram: true,
      tiktok: false,
      xTwitter: true,
      youtube: true,
    });
  },
};

/** If the chosen values contradict each other, the form reappears with an error. */
export const DoesNotFit: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { kit: { fields: [] } },
  args: {
    kind: 'event',
    entry: event,
    conflicts: [{ ...event, startDate: '2026-10-25', endDate: '2026-10-26', version: 2 }],
  },
  play: async ({ args }) => {
    await type('End Date', '10202026');
    await press('Update');
    await waitFor(() => expect(side(/^Start Date/, /^Theirs ?10\/25\/2026$/)).toBeChecked());
    await expect(side(/^End Date/, /^Mine ?10\/20\/2026$/)).toBeChecked();
    await press('Update');
    await waitFor(() =>
      expect(box('End Date')).toHaveAccessibleDescription('End date must be on or after the start date'),
    );
    await waitFor(() => expect(box('End Date')).toHaveFocus());
    await expect(box('Start Date')).toHaveValue('10/25/2026');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await type('End Date', '10272026');
    await press('Update');
    const { entry } = await sent(args, 2);
    await expect(entry.version).toBe(2);
  },
};

/** If the two versions are the same, there is nothing to choose. */
export const NothingDiffers: Story = {
  args: { conflicts: [{ ...blog, version: 2 }] },
  play: async ({ args }) => {
    await press('Update');
    await waitFor(() => expect(dialog().getByText(/^Both versions match now/)).toBeVisible());
    await expect(dialog().queryByRole('radio')).toBeNull();
    await expect(dialog().queryByRole('button', { name: 'Take all theirs' })).toBeNull();
    await press('Update');
    const { entry } = await sent(args, 2);
    await expect(entry.version).toBe(2);
  },
};

/** If the entry was deleted in the meantime, the user can save the input as a new entry. */
export const Deleted: Story = {
  args: { conflicts: [null] },
  play: async ({ args }) => {
    await type('Blog Name', 'Lamps for dark mornings');
    await press('Update');
    await waitFor(() => expect(dialog().getByText(/^Someone else deleted this entry/)).toHaveFocus());
    await expect(box('Blog Name')).toHaveValue('Lamps for dark mornings');
    await expect(dialog().queryByRole('button', { name: 'Update' })).toBeNull();
    await press('Save as new');
    const { values, entry } = await sent(args, 2);
    await expect(entry).toBeNull();
    await expect(values).toMatchObject({
      title: 'Lamps for dark mornings',
      dynamicFields: { status: 'Draft' },
    });
  },
};

/** The notice is above the fields, which the user can still change. */
export const DeletedLight: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conflicts: [null] },
  globals: { theme: 'light' },
  play: async () => {
    await press('Update');
    await screen.findByText(/^Someone else deleted this entry/);
  },
};

/** Even if the entry was deleted, the dialog asks before it discards the input. */
export const DeletedAndClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conflicts: [null] },
  play: async ({ args }) => {
    await press('Update');
    await screen.findByText(/^Someone else deleted this entry/);
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

const FIVE_SECONDS = 5_000;
const maya = { firstName: 'Maya', lastName: 'Okafor' };
const latestBy = (theirs: Entry | null): EntryConflict => ({
  theirs,
  changedBy: maya,
  changedAt: new Date(Date.now() - FIVE_SECONDS).toISOString(),
});

/**
 * Someone else changes the entry while the form is open. The form doesn't change until the user opens the new version.
 */
export const Latest: Story = {
  args: { latest: latestBy(changed) },
  play: async () => {
    await expect(box('Blog Name')).toHaveValue(blog.title);
    await waitFor(() =>
      expect(
        dialog().getByText(/^Maya changed this (just now|\d+ \w+ ago): Blog Name, Category, Brand/),
      ).toBeVisible(),
    );
    // The announcement omits the time since the change, because that text would change every second.
    await expect(dialog().getByRole('status')).toHaveTextContent(/^Maya changed this: Blog Name/);
  },
};

/** The Show button displays both versions. The chosen values are saved as an update to the other user's version. */
export const LatestShown: Story = {
  tags: ['!dev', '!autodocs'],
  args: { latest: latestBy(changed) },
  play: async ({ args }) => {
    await type('Category', 'Lamps');
    await press('Show');
    await waitFor(() => expect(dialog().getByText(/Choose which version/)).toHaveFocus());
    await expect(dialog().queryByRole('button', { name: 'Show' })).toBeNull();
    await press('Continue editing');
    await expect(box('Blog Name')).toHaveValue(changed.title);
    await expect(box('Category')).toHaveValue('Lamps');
    await expect(dialog().queryByRole('button', { name: 'Show' })).toBeNull();
    await press('Update');
    const { values, entry } = await sent(args, 1);
    await expect(entry.version).toBe(2);
    await expect(values).toMatchObject({ title: changed.title, fields: { category: 'Lamps' } });
  },
};

/** The user can hide the bar. The update is then based on the old version, and causes a conflict. */
export const LatestHidden: Story = {
  tags: ['!dev', '!autodocs'],
  args: { latest: latestBy(changed) },
  play: async ({ args }) => {
    await press('Hide this message');
    await expect(dialog().queryByRole('button', { name: 'Show' })).toBeNull();
    await press('Update');
    const { entry } = await sent(args, 1);
    await expect(entry.version).toBe(1);
    await waitFor(() => expect(dialog().getByText(/^Someone else changed this entry/)).toHaveFocus());
  },
};

/** Someone else deletes the entry while the form is open. */
export const LatestDeleted: Story = {
  args: { latest: latestBy(null) },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(dialog().getByText(/^Maya deleted this (just now|\d+ \w+ ago)$/)).toBeVisible(),
    );
    await press('Show');
    await expect(dialog().queryByRole('button', { name: 'Show' })).toBeNull();
    await press('Save as new');
    const { entry } = await sent(args, 1);
    await expect(entry).toBeNull();
  },
};

/** The bar does not appear for the version that the user is already editing. */
export const LatestIsKnown: Story = {
  tags: ['!dev', '!autodocs'],
  args: { latest: latestBy(blog) },
  play: async () => {
    await expect(dialog().queryByRole('button', { name: 'Show' })).toBeNull();
  },
};

export const LatestLight: Story = {
  tags: ['!autodocs'],
  args: { latest: latestBy(changed) },
  globals: { theme: 'light' },
};

/** Long text is displayed side by side and not truncated. */
export const LongText: Story = {
  parameters: { kit: { fields: [] } },
  args: {
    kind: 'event',
    entry: event,
    conflicts: [
      {
        ...event,
        fields: {
          location: `${'A hall with a remarkably long name '.repeat(6)}${'x'.repeat(120)}`,
          notes: 'First line.\nSecond line.\n\nThird line after a blank one.',
        },
        version: 2,
      },
    ],
  },
  play: async () => {
    await type('Location', 'Pier 5');
    await press('Update');
    await waitFor(() => expect(dialog().getAllByRole('group')).toHaveLength(2));
  },
};

const shown: Story = { play: causeConflict };

export const RightToLeft: Story = { tags: ['!autodocs'], ...shown, globals: { direction: 'rtl' } };

export const Light: Story = { tags: ['!autodocs'], ...shown, globals: { theme: 'light' } };
