import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { MoveDialog } from './MoveDialog.js';
import { MOVABLE, MoveHost } from './move-host.fixture.js';

const onMove = vi.fn();
const moves = () => onMove.mock.lastCall?.[0].moves;

beforeEach(() => onMove.mockReset());

const dialog = (entries = MOVABLE) => (
  <ThemeProvider>
    <MoveDialog open onOpenChange={() => {}} entries={entries} onMove={onMove} />
  </ThemeProvider>
);

test.each([
  [1280, ['Move…', '+7 days']],
  [375, ['+7 days']],
])(
  'in a window that is %i px wide, clicks on an entry and on %s move it by a week',
  async (width, buttons) => {
    await page.viewport(width, 800);
    await render(
      <MoveHost
        onMove={onMove}
        compact={width < 768}
        defaultState={{ view: 'agenda', date: '2026-11-11' }}
      />,
    );
    const row = page.getByRole('button', { name: /^Reserve list/ });
    await row.click();
    for (const name of buttons) await page.getByRole('button', { name }).click();
    expect(moves()).toEqual([{ id: 'post', version: 3, startDate: '2026-11-16', endDate: '2026-11-16' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(row).toHaveFocus();
  },
);

test('the date picker marks the calendar’s current date as today', async () => {
  await page.viewport(1280, 900);
  await render(<MoveHost onMove={onMove} />);
  await page.getByRole('button', { name: /^Reserve list/ }).click();
  await page.getByRole('button', { name: 'Move…' }).click();
  const today = page.getByRole('dialog').getByRole('button', { name: /^Today/ });
  await expect.element(today).toHaveAccessibleName('Today, Wednesday, November 11, 2026');
});

test('focus remains in the calendar if an entry moves to another page', async () => {
  await page.viewport(1280, 900);
  const late = {
    ...MOVABLE[1],
    id: 'late',
    title: 'Late list',
    startDate: '2026-12-10',
    endDate: '2026-12-10',
  };
  await render(<MoveHost onMove={onMove} entries={[late as (typeof MOVABLE)[0]]} />);
  await page.getByRole('button', { name: /^Late list/ }).click();
  await page.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('button', { name: '+7 days' }).click();
  expect(moves()).toMatchObject([{ startDate: '2026-12-17' }]);
  await expect.element(page.getByRole('button', { name: /^Thursday, December 10/ })).toHaveFocus();
});

test.each([1, 2])(
  'on a small screen, the dialog for %i entries is a sheet at the bottom edge',
  async (count) => {
    await page.viewport(375, 740);
    await render(dialog(MOVABLE.slice(0, count)));
    const sheet = page.getByRole('dialog');
    const box = () => sheet.element().getBoundingClientRect();
    await expect.poll(() => Math.round(box().bottom)).toBe(740);
    expect([box().left, box().right]).toEqual([0, 375]);
    for (const button of sheet.getByRole('button').elements())
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(375);
    expect(sheet.element().scrollWidth).toBe(375);
  },
);

test('picking a day moves the entry so that it starts on that day, and weekends can be skipped', async () => {
  await page.viewport(1280, 800);
  await render(dialog(MOVABLE.slice(0, 1)));
  await expect.element(page.getByRole('dialog', { name: 'Move “Gift guide week”' })).toBeVisible();
  await expect.element(page.getByText('Tue, Nov 10 to Sun, Nov 15')).toBeVisible();
  await page.getByRole('button', { name: /November 20/ }).click();
  expect(moves()).toEqual([{ id: 'guide', version: 3, startDate: '2026-11-20', endDate: '2026-11-25' }]);
  await page.getByRole('checkbox', { name: 'Skip weekends' }).click();
  await page.getByRole('button', { name: /November 21/ }).click();
  expect(moves()[0]).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-28' });
  await page.getByRole('button', { name: /November 8/ }).click();
  expect(moves()[0]).toMatchObject({ startDate: '2026-11-06', endDate: '2026-11-11' });
});

test('several entries move by a typed number of days or to a date, and keep the distances between them', async () => {
  await page.viewport(1280, 800);
  await render(dialog());
  const submit = page.getByRole('button', { name: 'Move', exact: true });
  const days = page.getByRole('spinbutton', { name: 'Days' });
  await expect.element(days).toHaveFocus();
  await expect.element(submit).toBeDisabled();
  const list = page.getByRole('list', { name: 'New dates' });
  await expect.poll(() => list.element().textContent).toContain('Reserve listMon, Nov 9Same day');
  await userEvent.keyboard('{Control>}a{/Control}-3');
  await expect.element(page.getByText('3 days earlier')).toBeVisible();
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await expect.element(page.getByText('5 days later')).toBeVisible();
  await expect.poll(() => list.element().textContent).toContain('Reserve listMon, Nov 9→toSat, Nov 14');
  await page.getByRole('checkbox', { name: 'Skip weekends' }).click();
  await submit.click();
  expect(moves()).toEqual([
    { id: 'post', version: 3, startDate: '2026-11-16', endDate: '2026-11-16' },
    { id: 'guide', version: 3, startDate: '2026-11-16', endDate: '2026-11-21' },
  ]);

  await page.getByRole('button', { name: 'To a date' }).click();
  await page.getByRole('textbox', { name: 'First day' }).fill('12/01/2026');
  await submit.click();
  expect(moves()).toMatchObject([{ startDate: '2026-12-01' }, { startDate: '2026-12-02' }]);
});

test('the date field has focus if the dialog for several entries opens in date mode', async () => {
  await page.viewport(1280, 800);
  await render(
    <ThemeProvider>
      <MoveDialog open defaultWay="date" onOpenChange={() => {}} entries={MOVABLE} onMove={onMove} />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('textbox', { name: 'First day' })).toHaveFocus();
});
