import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyViews } from '../saved-views/story-data.js';
import { ViewMenu } from '../saved-views/ViewMenu.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

test('a popover that is fading out receives no key presses or clicks, and its button reopens it', async () => {
  const keys: string[] = [];
  await render(
    <ThemeProvider>
      <style>{'[role="dialog"][data-state="closed"] { animation-duration: 600s !important; }'}</style>
      <ViewMenu
        views={storyViews}
        viewId={null}
        onOpenView={() => {}}
        onKeyDown={({ key, target }) => {
          if (target instanceof HTMLElement && target.ariaHasPopup === 'dialog') keys.push(key);
        }}
      />
    </ThemeProvider>,
  );
  const button = page.getByRole('button', { name: 'All entries', expanded: false });
  const popover = () => document.querySelector('[role="dialog"]');
  await userEvent.click(button);
  const row = page.getByRole('dialog').getByRole('button', { name: storyViews[0]?.name ?? '' });
  await userEvent.click(row.first());
  await expect.poll(() => popover()?.getAttribute('data-state')).toBe('closed');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('x');
  expect(keys).toEqual(['x']);
  const { left, top, width, height } = (popover() as Element).getBoundingClientRect();
  expect(popover()?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(false);
  await userEvent.click(button);
  await expect.poll(() => popover()?.getAttribute('data-state')).toBe('open');
  // This click inside the popover would fail if the click on the button had closed the popover again.
  await userEvent.click(
    page
      .getByRole('dialog')
      .getByRole('button', { name: storyViews[0]?.name ?? '' })
      .first(),
  );
  await expect.poll(() => popover()?.getAttribute('data-state')).toBe('closed');
});
