import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../actions/ways.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { FieldSettings } from './fields/FieldSettings.js';
import { storyFields } from './fields/story-data.js';
import { noor, storyLinks } from './users/story-data.js';
import { UserLists } from './users/UserLists.js';

const nothing = () => {};

const handlers = {
  onApprove: nothing,
  onReject: nothing,
  onEdit: nothing,
  onAdminChange: nothing,
  onDelete: nothing,
};

/** Displays a component in a container of the given width, in px. Returns the container. */
async function display(width: number, component: ReactNode): Promise<HTMLElement> {
  await page.viewport(1440, 900);
  const { container } = await render(
    <ThemeProvider>
      <div style={{ width, height: 600 }}>{component}</div>
    </ThemeProvider>,
  );
  return container;
}

/** The container widths, in px. In a window that is 1024 px wide, the sidebar leaves 768 px for the content. */
const WIDTHS = [768, 1184];

test.each(WIDTHS)('UserLists displays complete email addresses at %i px', async (width) => {
  const long = 'theodora.papadopoulou-vasileiadis@harborvine.example';
  const users = [
    noor,
    { ...noor, id: '2', email: long },
    { ...noor, id: '3', email: long, isApproved: true, isAdmin: true },
  ];
  const container = await display(
    width,
    <UserLists users={users} {...handlers} onResetPassword={nothing} onEndSessions={nothing} />,
  );
  const rows = [...container.querySelectorAll('[data-user]')];
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const email = row.querySelector('td') as HTMLElement;
    expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
    expect(row.clientHeight).toBeLessThanOrEqual(80);
    const [first] = row.querySelectorAll('button');
    const badge = row.querySelectorAll('td')[3] as HTMLElement;
    expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      badge.getBoundingClientRect().left + (badge.firstElementChild as HTMLElement).offsetWidth,
    );
  }
});

test.each([375, ...WIDTHS].flatMap((width) => [false, true].map((touch) => ({ width, touch }))))(
  'UserLists displays all buttons of a user on one line at $width px (touch screen: $touch)',
  async ({ width, touch }) => {
    await emulate({ touch, reducedMotion: false });
    onTestFinished(() => emulate({ touch: false, reducedMotion: false }));
    const container = await display(
      width,
      <UserLists
        users={[{ ...noor, isApproved: true, isAdmin: true, passkeyCount: 1 }]}
        {...handlers}
        onResetPassword={nothing}
        onEndSessions={nothing}
        onResetTwoStep={nothing}
      />,
    );
    const buttons = [...container.querySelectorAll('[data-user] button')];
    expect(buttons).toHaveLength(4);
    const middles = buttons.map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(1);
    const { right } = (container.querySelector('table') as HTMLElement).getBoundingClientRect();
    for (const button of buttons) expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
);

test.each([
  [375, true],
  [1184, false],
])("at %i px, the creator and expiry in a link's row are labeled: %s", async (width, isNamed) => {
  const container = await display(width, <UserLists users={[]} accountLinks={storyLinks} {...handlers} />);
  const names = [...container.querySelectorAll('tbody tr:first-child td > span[aria-hidden]')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Created by ', 'Expires ']);
  expect(names.map((name) => name.checkVisibility())).toEqual([isNamed, isNamed]);
});

test.each(WIDTHS)('FieldSettings displays as many options as fit on a line at %i px', async (width) => {
  const container = await display(
    width,
    <FieldSettings
      fields={storyFields}
      kind="blog"
      onKindChange={nothing}
      onCreate={nothing}
      onEdit={nothing}
      onDelete={nothing}
    />,
  );
  const cell = container.querySelector('[data-field="status"] [data-options]') as HTMLElement;
  await expect.poll(() => cell.textContent).toContain(width === 768 ? '+' : 'Published');
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  expect(cell.offsetHeight).toBeLessThanOrEqual(57);
  for (const head of container.querySelectorAll('th'))
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
});
