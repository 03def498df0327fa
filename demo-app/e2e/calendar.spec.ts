import { expect, type Locator, type Page } from '@playwright/test';
import { cell, chip, choose, heading, logEntry, openDetails, restoreView, TODAY } from './calendar-steps.js';
import { KINDS, SAMPLE_KINDS } from './kinds.js';
import {
  cutNetwork,
  expectToast,
  holdLiveUpdates,
  holdNetwork,
  isQuery,
  NETWORK_FAILED,
  settled,
} from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test('Previous and Next move by a month or by seven days, and Today returns to the current day', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page, 'October 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'November 2026')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'November 2026' })).toBeAttached();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(heading(page, 'September 2026')).toBeVisible();

  await choose(page, 'Week');
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, September 14/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, September 21/);

  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, October 12/);
  await choose(page, 'Multi');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('grid').first()).toHaveAccessibleName('November 2026');
});

test('the month runs from Sunday to Saturday, with three items per day and the rest behind "+N more"', async ({
  page,
  planner: { api },
}) => {
  for (const title of ['Apple', 'Banana', 'Cherry', 'Damson', 'Elder'])
    await logEntry(api, 'blog', title, '2026-10-14');
  await page.goto('/');
  const days = page.getByRole('columnheader');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName('Sunday');
  await expect(days.last()).toHaveAccessibleName('Saturday');

  const wednesday = cell(page, 'Wednesday, October 14, 2026');
  await expect(wednesday.getByRole('button', { name: 'Wednesday, October 14, 2026, 5 items' })).toBeVisible();
  await expect(chip(wednesday, 'Cherry')).toBeVisible();
  await expect(chip(wednesday, 'Damson')).toHaveCount(0);
  await wednesday.getByRole('button', { name: '+2 more on Wednesday, October 14, 2026' }).click();
  const list = page.getByRole('dialog', { name: 'Wed, October 14' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await chip(list, 'Elder').click();
  await expect(page.getByRole('dialog', { name: 'Elder' })).toBeVisible();
});

test('a multi-day entry has markers at its start and end', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'event', 'Harvest Festival', ['2026-10-08', '2026-10-13']);
  await page.goto('/');
  const bars = chip(page, 'Harvest Festival');
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toHaveAccessibleName('Harvest Festival, Event, Oct 8 to Oct 13');
  // Each bar has the kind's icon and an arrow. The arrow points right at the start, and left at the end.
  const icons = (index: number) =>
    bars
      .nth(index)
      .locator('svg')
      .evaluateAll((all) => all.map((icon) => icon.getAttribute('class')));
  expect(await icons(0)).toEqual(['cp-glyph', 'cp-glyph cp-arrow']);
  expect(await icons(1)).toEqual(['cp-glyph', 'cp-glyph cp-arrow cp-arrow-end']);
  // The item counts of the days in between include the entry, too.
  await expect(
    page.getByRole('button', { name: 'Saturday, October 10, 2026, 1 item', exact: true }),
  ).toBeVisible();

  await choose(page, 'Agenda');
  const section = (day: string) => page.getByRole('list', { name: day });
  await expect(section('Wednesday, October 14, 2026')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(section('Thursday, October 8, 2026')).toContainText('Multi-day (start)');
  await expect(section('Friday, October 9, 2026')).toContainText('Multi-day (middle)');
  await expect(section('Tuesday, October 13, 2026')).toContainText('Multi-day (end)');
  await expect(section('Tuesday, October 13, 2026')).toContainText('10/08/2026 to 10/13/2026');
});

test('the Multi view shows two to six months with two items per day, and scrolls by dragging', {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  for (const title of ['Apple', 'Banana', 'Cherry']) await logEntry(api, 'blog', title, '2026-10-14');
  await page.goto('/');
  await choose(page, 'Multi');
  await expect(page.getByRole('grid')).toHaveCount(3);
  const wednesday = cell(page, 'Wednesday, October 14, 2026');
  await expect(chip(wednesday, '(Apple|Banana)')).toHaveCount(2);
  await expect(wednesday.getByText('+1', { exact: true })).toBeVisible();

  const months = page.getByRole('combobox', { name: 'Months shown' });
  await expect(months.getByRole('option')).toHaveText([2, 3, 4, 5, 6].map((count) => `${count} months`));
  await months.selectOption('6 months');
  await expect(page.getByRole('grid')).toHaveCount(6);
  await expect(page.getByRole('grid').last()).toHaveAccessibleName('March 2027');

  await page.setViewportSize({ width: 900, height: 900 });
  const weekdays = page.getByRole('grid').first().getByRole('columnheader').first();
  const before = (await weekdays.boundingBox())?.x ?? 0;
  const last = page.getByRole('gridcell').last();
  await last.hover();
  const { x, y } = (await page.getByRole('grid').first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 300, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 10, { steps: 5 });
  await page.mouse.up();
  expect((await weekdays.boundingBox())?.x).not.toBe(before);
});

test('the week runs from Monday to Sunday and scrolls inside its container', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'podcast', 'Ep. 43', '2026-10-14');
  await page.goto('/');
  await choose(page, 'Week');
  const days = page.getByRole('columnheader');
  await expect(days.first()).toHaveAccessibleName(/^Monday, October 12/);
  await expect(days.last()).toHaveAccessibleName(/^Sunday, October 18/);
  await expect(page.getByText('No events')).toHaveCount(6);
  await expect(chip(cell(page, 'Wednesday, October 14, 2026'), 'Ep. 43')).toContainText('Podcast Episode');

  await page.setViewportSize({ width: 375, height: 812 });
  expect((await page.getByRole('grid').boundingBox())?.width).toBeGreaterThanOrEqual(700);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('the agenda lists all entries by date and loads more when scrolling', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await page.goto('/');
  await choose(page, 'Agenda');
  await expect(page.getByText('No events to display')).toBeVisible();

  await logEntry(api, 'blog', 'Long ago', '2019-03-04');
  await logEntry(api, 'email', 'Newsletter', '2026-10-14');
  await logEntry(api, 'other', 'Far ahead', '2031-05-06');
  await page.reload();
  const row = page.getByRole('button', { name: 'Newsletter Email Campaign 10/14/2026' });
  await expect(row).toBeVisible();
  await page.getByRole('region', { name: /2026/ }).hover();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: 'Far ahead Other 05/06/2031' })).toBeVisible();
  await page.mouse.wheel(0, -4000);
  await expect(page.getByRole('button', { name: 'Long ago Blog Post 03/04/2019' })).toBeVisible();
});

test('an entry in a distant year does not make the agenda send more requests', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'email', 'Newsletter', '2026-10-14');
  await logEntry(api, 'event', 'Exhibition', ['2026-10-15', '2027-01-20']);
  await logEntry(api, 'other', 'Slip of the year', '2206-05-06');
  await logEntry(api, 'other', 'Last day', '9999-12-31');
  await logEntry(api, 'blog', 'First day', '0001-01-01');
  // Count each request once, because all requests are sent again when live updates connect.
  const requests = new Set<string | null>();
  page.on('request', (request) => requests.add(request.postData()));
  await page.goto('/');
  await expect(chip(page, 'Newsletter')).toBeVisible();
  const before = requests.size;
  await choose(page, 'Agenda');
  await page.getByRole('button', { name: /^Newsletter/ }).focus();
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: 'Last day Other 12/31/9999' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeFocused({ timeout: 100 });
  }).toPass();
  // A multi-day entry is listed on its last day, too, even if the nearest other entry is years away.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^Exhibition Event Multi-day \(end\)/ })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'First day Blog Post 01/01/0001' })).toBeFocused({
      timeout: 100,
    });
  }).toPass();
  await settled(page);
  expect(requests.size - before).toBeLessThan(25);
});

for (const date of ['0001-01-01', '9999-12-31']) {
  test(`every view works on ${date}`, { tag: '@soak' }, async ({ page, planner: { api } }) => {
    await logEntry(api, 'blog', 'At the edge', date);
    await logEntry(api, 'email', 'Newsletter', '2026-10-14');
    await restoreView(page, { view: 'multi', kinds: ['blog'], date });
    await page.goto('/');
    const views = { Multi: 'grid', Month: 'grid', Week: 'grid', Agenda: 'region' } as const;
    for (const view of ['Multi', 'Month', 'Week', 'Agenda'] as const) {
      await choose(page, view);
      await expect(
        page
          .getByRole(views[view])
          .first()
          .getByRole('button', { name: /^At the edge/ }),
      ).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
  });
}

test('the filter shows and hides kinds, and is restored after a reload', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Winter guide', '2026-10-14');
  await logEntry(api, 'event', 'Open day', ['2026-10-14', '2026-10-14']);
  await page.goto('/');
  await expect(chip(page, 'Winter guide')).toBeVisible();
  await page.getByRole('button', { name: 'Filter by Type' }).click();
  const popover = page.getByRole('dialog', { name: 'Filter by Type' });
  await expect(popover.getByRole('checkbox')).toHaveCount(KINDS.length);
  for (const { badge } of KINDS) await expect(popover.getByRole('checkbox', { name: badge })).toBeChecked();
  await popover.getByRole('checkbox', { name: 'Blog Post' }).click();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Winter guide')).toHaveCount(0);
  await expect(chip(page, 'Open day')).toBeVisible();

  await page.goto('/');
  await expect(chip(page, 'Open day')).toBeVisible();
  await expect(chip(page, 'Winter guide')).toHaveCount(0);
  await page.getByRole('button', { name: /^Filter by Type/ }).click();
  await page.getByRole('button', { name: 'Show all types' }).click();
  await expect(chip(page, 'Winter guide')).toBeVisible();
});

/** Creates a blog entry with the form, and expects a toast that explains why the calendar does not display it. */
async function createHidden(
  page: Page,
  title: string,
  why: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: /^Add entry on Thursday, October 15/ }).click();
  await page.getByRole('radio', { name: 'Blog Post' }).click();
  await page.getByRole('button', { name: 'More…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Blog Log' });
  await dialog.getByLabel('Blog Name').fill(title);
  await fill?.(dialog);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Blog log created successfully', `${why}Show`);
}

const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true }).click();

test('the toast for a new entry that the calendar does not display explains why and offers to show the entry', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter by Type' }).click();
  await page.getByRole('checkbox', { name: 'Blog Post' }).click();
  await page.keyboard.press('Escape');
  await createHidden(page, 'Filtered', 'It is hidden by your type filter.');
  await show(page);
  await expect(chip(page, 'Filtered')).toBeVisible();

  await createHidden(page, 'Next year', 'It is outside the dates on screen.', (dialog) =>
    dialog.getByRole('textbox', { name: 'Date' }).fill('02/10/2027'),
  );
  await show(page);
  await expect(heading(page, 'February 2027')).toBeVisible();
  await expect(chip(page, 'Next year')).toBeVisible();
});

test('the toast offers to show a new entry that the brand filter hides, and one that is not on the calendar', {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  const { id } = await api.post<{ id: string }>('/brands', { name: 'Harbor & Vine', color: '#2f5bc7' });
  await page.goto(`/?brand=${id}`);
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Harbor & Vine');
  // The form preselects the only brand in the filter.
  await createHidden(page, 'Without a brand', 'It is hidden by your filters.', async (dialog) => {
    await dialog.getByLabel('Brand').click();
    await page.getByRole('option', { name: 'No brand' }).click();
  });
  await expect(chip(page, 'Without a brand')).toHaveCount(0);
  await show(page);
  await expect(chip(page, 'Without a brand')).toBeVisible();

  await createHidden(page, 'Left out', 'It is not shown on the calendar.', (dialog) =>
    dialog.getByRole('checkbox', { name: /Show on Calendar/ }).click(),
  );
  await show(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Logs' })).toBeVisible();
  await expect(page.getByText('Left out')).toBeVisible();
});

test('the view, number of months and date are restored after a reload, and an invalid state is ignored', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Multi');
  await page.getByRole('combobox', { name: 'Months shown' }).selectOption('4 months');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto('/');
  await expect(page.getByRole('grid')).toHaveCount(4);
  await expect(page.getByRole('grid').first()).toHaveAccessibleName('November 2026');

  const [key] = await page.evaluate(() => Object.keys(localStorage).filter((name) => /:v\d+$/.test(name)));
  for (const damaged of ['{', '"text"', '{"view":7,"months":99,"kinds":"all","date":"2026-02-30"}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key ?? '', damaged] as const);
    await page.goto('/');
    await expect(heading(page, 'October 2026')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(1);
  }
});

test.describe('the details of an entry', () => {
  test("display all fields of the entry's kind", async ({ page, planner: { api } }) => {
    const brand = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: '#2f5bc7' });
    for (const field of [
      { logType: 'blog', fieldLabel: 'Author', fieldName: 'author', fieldType: 'text', displayOrder: 1 },
      {
        logType: 'blog',
        fieldLabel: 'Reviewed',
        fieldName: 'reviewed',
        fieldType: 'boolean',
        displayOrder: 0,
      },
    ])
      await api.post('/field-configs', field);
    const when = '2026-10-14';
    await logEntry(api, 'blog', 'Guide', when, {
      brandId: brand.id,
      color: '#facc15',
      category: 'Guides',
      dynamicFields: { author: 'Noor', reviewed: true },
    });
    await logEntry(api, 'email', 'Mailing', '2026-10-05', { campaignName: 'Autumn' });
    await logEntry(api, 'social', 'Post', '2026-10-06', {
      mediaType: 'Reel',
      instagram: true,
      xTwitter: true,
    });
    await logEntry(api, 'event', 'Fair', ['2026-10-07', '2026-10-09'], {
      location: 'Porto',
      notes: 'Booth 4',
    });
    await logEntry(api, 'podcast', 'Episode', '2026-10-12', { guestNotes: 'Brings a bike' });
    await logEntry(api, 'other', 'Thing', '2026-10-13', { description: 'Whatever it is' });

    await page.goto('/');
    const expected = {
      Guide: [
        'Blog Post',
        'Wednesday, October 14, 2026',
        'Lumen Cycles',
        'Custom Color',
        'CategoryGuides',
        'Additional InformationReviewedYesAuthorNoor',
      ],
      Mailing: ['Email Campaign', 'Monday, October 5, 2026', 'CampaignAutumn'],
      Post: ['Social Post', 'Media TypeReel', 'Platforms', 'Instagram', 'X (Twitter)'],
      Fair: [
        'Event',
        'Multi-day Event',
        'Wednesday, October 7, 2026 to Friday, October 9, 2026',
        'LocationPorto',
        'NotesBooth 4',
      ],
      Episode: ['Podcast Episode', 'Guest NotesBrings a bike'],
      Thing: ['Other', 'DescriptionWhatever it is'],
    };
    for (const [title, texts] of Object.entries(expected)) {
      const details = await openDetails(page, title);
      for (const text of texts) await expect(details).toContainText(text);
      if (title !== 'Guide') {
        await expect(details).not.toContainText('Additional Information');
        await expect(details).not.toContainText('Custom Color');
      }
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
    }
  });

  test('display skeletons while loading, and an error if loading fails', { tag: '@soak' }, async ({
    page,
    planner: { api },
    allowErrors,
  }) => {
    allowErrors(NETWORK_FAILED);
    await logEntry(api, 'blog', 'Guide', '2026-10-14', { category: 'Guides' });
    await page.goto('/');
    await expect(chip(page, 'Guide')).toBeVisible();
    const network = await cutNetwork(page);
    const details = await openDetails(page, 'Guide');
    await expect(details.getByRole('alert')).toContainText('Failed to load event details. Please try again.');
    await network.restore();
    const held = await holdNetwork(page);
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(details.getByText('Loading').first()).toBeAttached();
    held.release();
    await expect(details).toContainText('Guides');
  });

  test('open in a dialog on small screens', { tag: '@soak' }, async ({ page, planner: { api } }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await logEntry(api, 'blog', 'Guide', '2026-10-15');
    await page.goto('/');
    await page.getByRole('button', { name: /^Thursday, October 15, 2026, 1 item/ }).click();
    await chip(page, 'Guide').click();
    await expect(page.getByRole('dialog', { name: 'Event Details' })).toContainText('Blog Post');
  });
});

test('an entry uses its custom color, the brand color or the color of its kind', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  const brand = await api.post<{ id: string }>('/brands', {
    name: 'Lumen Cycles',
    color: 'hsl(140, 60%, 40%)',
  });
  await logEntry(api, 'blog', 'Custom', '2026-10-14', { brandId: brand.id, color: '#facc15' });
  await logEntry(api, 'blog', 'Branded', '2026-10-14', { brandId: brand.id });
  await logEntry(api, 'blog', 'Plain', '2026-10-14');
  await page.goto('/');
  const color = (title: string) =>
    chip(page, title).evaluate((element) => getComputedStyle(element).getPropertyValue('--c').trim());
  await expect(chip(page, 'Custom')).toBeVisible();
  expect(await color('Custom')).toBe('#facc15');
  expect(await color('Branded')).toBe('hsl(140, 60%, 40%)');
  expect(await color('Plain')).toBe('#3B82F6');
});

test('clicking an empty day creates an entry of the selected kind on that day, and Edit opens its dialog', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/');
  for (const [index, { badge, name, label }] of SAMPLE_KINDS.entries()) {
    const day = 5 + index;
    await page.getByRole('button', { name: new RegExp(`October ${day}, 2026, no items$`) }).click();
    await page.getByRole('radio', { name: badge, exact: true }).click();
    await page.getByRole('button', { name: 'More…' }).click();
    const dialog = page.getByRole('dialog', { name: `Create ${name} Log` });
    await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(`A new ${name}`);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expectToast(page, `${name} log created successfully`);
    const cells = page.getByRole('gridcell').filter({
      has: page.getByRole('button', { name: new RegExp(`October ${day}, 2026, 1 item$`) }),
    });
    await expect(chip(cells, `A new ${name}`)).toBeVisible();
  }

  const details = await openDetails(page, 'A new Blog');
  await details.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await dialog.getByLabel('Blog Name').fill('Another title');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Blog log updated successfully');
  await expect(chip(page, 'Another title')).toBeVisible();
});

test('the next month is loaded in advance', { tag: '@soak' }, async ({ page, planner: { api } }) => {
  await logEntry(api, 'blog', 'In November', '2026-11-18');
  const read = page.waitForResponse(async (response) => (await response.text()).includes('In November'));
  await page.goto('/');
  await read;
  const held = await holdNetwork(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(chip(page, 'In November')).toBeVisible();
  held.release();
});

test('the calendar can be used with only the keyboard', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Guide', '2026-10-22');
  await page.goto('/');
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(chip(page, 'Guide')).toBeVisible();
  await day('Wednesday, October 14, 2026').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(day('Thursday, October 22, 2026, 1 item')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day('Sunday, October 18, 2026')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day('Saturday, October 24, 2026')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(day('Tuesday, November 24, 2026')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(day('Thursday, October 22, 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Guide')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Guide')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day('Thursday, October 22, 2026')).toBeFocused();
});

test('on small screens, clicking a day lists its entries below the calendar', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const title of ['Apple', 'Banana', 'Cherry', 'Damson'])
    await logEntry(api, 'blog', title, '2026-10-15');
  await page.goto('/');
  const thursday = page.getByRole('button', { name: /^Thursday, October 15, 2026, 4 items/ });
  await expect(cell(page, 'Thursday, October 15, 2026')).toContainText('+1');
  await thursday.click();
  await expect(page.getByRole('heading', { name: 'Thursday, October 15 4' })).toBeVisible();
  for (const title of ['Apple', 'Banana', 'Cherry', 'Damson']) await expect(chip(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Add entry on Thursday, October 15, 2026' }).click();
  await page.getByRole('radio', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'More…' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Other Log' })).toBeVisible();
});

test('a calendar that fails to load displays an error and can be retried', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  const network = await cutNetwork(page);
  for (let turn = 0; turn < 3; turn += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible();
  // Wait until the requests for the skipped months have failed, too.
  await settled(page);
  await network.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
});

test('without live updates, data is not refetched on focus, on a timer or after a failure', {
  tag: '@soak',
}, async ({ page, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await holdLiveUpdates(page);
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await settled(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isQuery(request)) calls.push(request.postData() ?? '');
  });
  await page.clock.setFixedTime(new Date(TODAY.getTime() + 86_400_000));
  await page.evaluate(() => {
    for (const name of ['focus', 'online', 'visibilitychange']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settled(page);
  expect(calls).toEqual([]);

  const network = await cutNetwork(page);
  for (let turn = 0; turn < 3; turn += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible();
  // Wait until the requests for the skipped months have failed, too.
  await settled(page);
  await network.restore();
  const before = calls.length;
  await settled(page);
  expect(calls).toHaveLength(before);
});

test.describe('sample content in an empty planner', () => {
  test.use({ viewer: 'administrator' });

  test('can be added and removed by administrators', async ({ page, planner: { api } }) => {
    await page.goto('/');
    const hint = page.getByText('Choose a day to add your first entry.');
    await expect(hint).toBeVisible();
    await page.getByRole('button', { name: 'Agenda' }).click();
    await expect(page.getByText('To explore the planner, add sample entries')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await page.getByRole('button', { name: 'Add sample content' }).click();
    await expectToast(page, 'Sample content added');
    const own = await logEntry(api, 'blog', 'Our own', '2026-10-14');
    await page.reload();
    await expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /\d items$/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add sample content' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove sample content' }).click();
    await expectToast(page, 'Sample content removed');
    await expect(chip(page, 'Our own')).toBeVisible();
    await expect(page.getByRole('button', { name: /1 item$/ })).toHaveCount(1);
    expect(await api.get<{ id: string }[]>('/logs/blog')).toMatchObject([{ id: own.id }]);
  });
});

test("other users of an empty planner can't add sample content", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('sample content')).toHaveCount(0);
});

// Time zones west and east of Greenwich, with unusual offsets, a skipped day, and days with 23 and 25 hours.
for (const [timezoneId, now, today, changed] of [
  ['America/Sao_Paulo', '2026-10-14T23:50:00-03:00', 'Wednesday, October 14, 2026', '2018-11-04'],
  ['Pacific/Apia', '2026-10-14T00:10:00+13:00', 'Wednesday, October 14, 2026', '2011-12-30'],
  ['Asia/Kathmandu', '2026-10-14T00:10:00+05:45', 'Wednesday, October 14, 2026', '1986-01-01'],
  ['Europe/Lisbon', '2026-10-25T00:30:00+01:00', 'Sunday, October 25, 2026', '2026-03-29'],
] as const) {
  test.describe(`the calendar in ${timezoneId}`, () => {
    test.use({ timezoneId });

    const details = timezoneId === 'Pacific/Apia' ? {} : { tag: '@soak' };
    test('does not shift dates', details, async ({ page, planner: { api } }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/');
      await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(`${today}, no items`);
      await page.locator('[aria-current="date"]').click();
      const dialog = page.getByRole('dialog', { name: `New entry on ${today}` });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('This very day');
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      // The calendar displays the entry before it is saved.
      await expectToast(page, 'Blog log created successfully');
      await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(`${today}, 1 item`);
      const day = now.slice(0, 10);
      expect(await api.get('/logs/blog')).toMatchObject([{ date: day, blogName: 'This very day' }]);
      await expect(await openDetails(page, 'This very day')).toContainText(today);

      await logEntry(api, 'event', 'The clocks change', [changed, changed]);
      await restoreView(page, { view: 'month', kinds: ['event'], date: changed });
      await page.goto('/');
      const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${changed}T00:00:00Z`),
      );
      await expect(chip(cell(page, long), 'The clocks change')).toBeVisible();
      await expect(await openDetails(page, 'The clocks change')).toContainText(long);
      await expect(page.getByRole('gridcell')).toHaveCount(42);
    });
  });
}
