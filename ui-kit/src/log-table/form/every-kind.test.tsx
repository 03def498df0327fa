import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { spansDays } from '../../calendar/move/spans-days.js';
import { KitProvider } from '../../kit/KitProvider.js';
import type { Entry } from '../../logs/entry.js';
import { KINDS } from '../../logs/kinds/index.js';
import type { KindField } from '../../logs/kinds/kind.js';
import type { BuiltInKindId, LogKind } from '../../logs/types.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { SAMPLE_TODAY, sampleBrands, sampleFieldConfigurations } from '../story-data.js';
import { EntryDialog } from './EntryDialog.js';
import { entry as entryOf } from './entry-form.fixture.js';

interface FormSpec {
  /** The label of the title. */
  title: string;
  /** The labels of the text fields, keyed by name. Empty text is submitted as null. */
  texts: Record<string, string>;
  /** The labels of the checkboxes, keyed by name. Unchecked checkboxes are submitted as false. */
  booleans?: Record<string, string>;
}

const SPEC: Partial<Record<BuiltInKindId, FormSpec>> = {
  blog: { title: 'Blog Name', texts: { category: 'Category' } },
  email: { title: 'Subject', texts: { campaignName: 'Campaign' } },
  social: {
    title: 'Post Name',
    texts: { mediaType: 'Media Type' },
    booleans: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      tiktok: 'TikTok',
      threads: 'Threads',
      xTwitter: 'X (Twitter)',
      youtube: 'YouTube',
      snapchat: 'Snapchat',
    },
  },
  event: { title: 'Name', texts: { location: 'Location', notes: 'Notes' } },
  podcast: { title: 'Episode Title', texts: { guestNotes: 'Guest Notes' } },
  other: { title: 'Title', texts: { description: 'Description' } },
};

const DATES: Record<'single' | 'span', readonly string[]> = {
  single: ['Date'],
  span: ['Start Date', 'End Date'],
};

const SPECIFIED = Object.entries(SPEC) as [BuiltInKindId, FormSpec][];

const datesOf = (kind: BuiltInKindId) => DATES[spansDays(KINDS[kind]) ? 'span' : 'single'];

const open = async (kind: LogKind, entry: Entry | null, fields = sampleFieldConfigurations) => {
  const onSubmit = vi.fn();
  const onInvalid = vi.fn();
  const screen = await render(
    <ThemeProvider>
      <KitProvider brands={sampleBrands} fields={fields}>
        <EntryDialog
          open
          kind={kind}
          entry={entry}
          today={SAMPLE_TODAY}
          onOpenChange={() => {}}
          onSubmit={onSubmit}
          onInvalid={onInvalid}
        />
      </KitProvider>
    </ThemeProvider>,
  );
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const submitted = async () => {
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    return onSubmit.mock.lastCall?.[0];
  };
  return { screen, box, onInvalid, onSubmit, submitted };
};

describe.each(SPECIFIED)('the %s form', (kind, { title, texts, booleans = {} }) => {
  const foreign = sampleFieldConfigurations.filter((field) => field.kind !== kind);
  const empty = {
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, null])),
    ...Object.fromEntries(Object.keys(booleans).map((name) => [name, false])),
  };

  test('sets the dates of a new entry to today, and submits null for empty fields', async () => {
    const { screen, box, submitted } = await open(kind, null, foreign);
    await expect.element(screen.getByRole('dialog', { name: KINDS[kind].texts.create })).toBeVisible();
    await expect.element(box(title)).toHaveFocus();
    for (const date of datesOf(kind)) await expect.element(box(date)).toHaveValue('10/14/2026');
    await expect.element(screen.getByRole('button', { name: 'Use Brand Color' })).toBeDisabled();
    await expect.element(screen.getByRole('checkbox', { name: 'Show on Calendar' })).toBeChecked();
    for (const name of Object.values(booleans)) {
      await expect.element(screen.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
    }
    // The custom fields of other kinds are not displayed.
    expect(box('Author').query()).toBeNull();
    await box(title).fill('Only a title');
    await screen.getByRole('button', { name: 'Create' }).click();
    expect(await submitted()).toEqual({
      entry: null,
      values: {
        title: 'Only a title',
        startDate: SAMPLE_TODAY,
        endDate: SAMPLE_TODAY,
        brandId: null,
        color: null,
        showOnCalendar: true,
        dynamicFields: {},
        fields: empty,
      },
    });
  });

  test('requires the title and the dates', async () => {
    const { screen, box, onSubmit, onInvalid } = await open(kind, null, foreign);
    for (const date of datesOf(kind)) await box(date).fill('');
    await screen.getByRole('button', { name: 'Create' }).click();
    await expect.element(box(title)).toHaveAccessibleDescription(`${title} is required`);
    for (const date of datesOf(kind)) {
      await expect.element(box(date)).toHaveAccessibleDescription(`${date} is required`);
      await expect.element(box(date)).toHaveAttribute('aria-required', 'true');
    }
    await expect.element(box(title)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    // Only empty required custom fields cause a toast.
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('submits null for cleared fields', async () => {
    const filled = entryOf({
      kind,
      brandId: 'lumen',
      color: '#FACC15',
      showOnCalendar: true,
      fields: { ...Object.fromEntries(Object.keys(texts).map((name) => [name, `Some ${name}`])) },
    });
    const { screen, box, submitted } = await open(kind, filled, foreign);
    for (const [name, label] of Object.entries(texts)) {
      await expect.element(box(label)).toHaveValue(`Some ${name}`);
      await box(label).fill('  ');
    }
    await screen.getByRole('combobox', { name: 'Brand' }).click();
    await screen.getByRole('option', { name: 'No brand' }).click();
    await screen.getByRole('button', { name: 'Use Brand Color' }).click();
    await screen.getByRole('checkbox', { name: 'Show on Calendar' }).click();
    await screen.getByRole('button', { name: 'Update' }).click();
    expect(await submitted()).toMatchObject({
      entry: filled,
      values: { brandId: null, color: null, showOnCalendar: false, fields: empty },
    });
  });
});

test('blog: the form displays custom fields in order, and lists the empty required fields in a toast', async () => {
  const { screen, box, onInvalid, onSubmit } = await open('blog', null);
  const labels = [...document.querySelectorAll('form label, form legend')].map((label) => label.textContent);
  expect(labels).toEqual([
    'Blog Name*',
    'Date*',
    'Category',
    'Brand',
    'Custom Color',
    'Show on Calendar',
    'Author*',
    'Status*',
    'Copy Due*',
    'Newsletter',
  ]);
  await expect.element(box('Copy Due')).toHaveValue('10/14/2026');
  await box('Copy Due').fill('');
  await box('Blog Name').fill('A title');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
  expect(onInvalid).toHaveBeenCalledWith({
    title: 'Validation Error',
    description: 'Please fill in required fields: Author, Status, Copy Due',
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(SPECIFIED)('%s: the form has exactly the fields of the kind', (kind, spec) => {
  const { title, texts, booleans = {} } = spec;
  const labelsOf = (field: KindField) =>
    field.type === 'flags' ? field.flags.map(({ label }) => label) : [field.label];
  expect(KINDS[kind].fields.flatMap(labelsOf).sort()).toEqual(
    [title, ...datesOf(kind), ...Object.values(texts), ...Object.values(booleans)].sort(),
  );
});

test('clicking outside the dialog or pressing Escape does not discard input', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <ThemeProvider>
      <EntryDialog open kind="other" onOpenChange={onOpenChange} onSubmit={() => {}} />
    </ThemeProvider>,
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a tit');
  for (const stray of ['click', 'Escape']) {
    if (stray === 'click') await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    else await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(title).toHaveValue('Half a tit');
    await expect.element(title).toHaveFocus();
  }
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a form taller than 60vh scrolls inside the dialog', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...(sampleFieldConfigurations[0] as (typeof sampleFieldConfigurations)[number]),
    id: `many-${index}`,
    fieldName: `many_${index}`,
    fieldLabel: `Field ${index}`,
  }));
  await render(
    <ThemeProvider>
      <KitProvider fields={many}>
        <EntryDialog open kind="blog" onOpenChange={() => {}} onSubmit={() => {}} />
      </KitProvider>
    </ThemeProvider>,
  );
  const body = document.querySelector('form > div') as HTMLElement;
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  expect(Math.abs(body.offsetHeight - window.innerHeight * 0.6)).toBeLessThan(1);
});

test('pressing Tab moves focus to the next control, even if it also clears a date error', async () => {
  const { screen, box } = await open('event', null);
  await box('Start Date').fill('12/24/2026');
  await box('End Date').fill('12/20/2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(box('End Date')).toBeInvalid();
  // Offsets such as '+2' are added to the start date.
  await box('End Date').fill('+2');
  await userEvent.keyboard('{Tab}');
  await expect.element(box('End Date')).toBeValid();
  await expect.element(box('End Date')).toHaveValue('12/26/2026');
  const next = screen.getByRole('button', { name: 'Choose a date' }).nth(1);
  await expect.element(next).toHaveFocus();
});
