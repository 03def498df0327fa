import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../../kit/KitProvider.js';
import { SharedCalendar } from '../../sharing/SharedCalendar.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { entriesInScope } from './entries-in-scope.js';
import { NewLinkDialog } from './NewLinkDialog.js';
import { SHARING_TODAY, sharingBrands, sharingEntries, token } from './story-data.js';

const devTools = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
/** Emulates the color scheme of the operating system. An empty string ends the emulation. */
const follow = (value: '' | 'dark' | 'light') =>
  devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

afterEach(() => follow(''));

const bottomOf = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? 0;

/** Returns what a visitor notices about a page or its picture: the theme, the header, and the colors. */
function lookOf(root: Element | null) {
  const header = root?.querySelector('header');
  const grid = root?.querySelector('.cp-month');
  const chips = [...(grid?.querySelectorAll('.cp-entry') ?? [])].map((chip) => [
    chip.textContent,
    getComputedStyle(chip).getPropertyValue('--c'),
    getComputedStyle(chip).backgroundColor,
  ]);
  return {
    theme: root?.closest<HTMLElement>('[data-cp-theme]')?.dataset.cpTheme,
    title: header?.querySelector('h1')?.textContent,
    subtitle: header?.querySelector('p')?.textContent,
    stripe: header?.previousElementSibling?.getAttribute('data-cp-color'),
    chips,
    days: [...(grid?.querySelectorAll('.cp-day') ?? [])].map((day) => day.hasAttribute('data-outside')),
  };
}

test.each([
  { theme: 'light', brandIds: ['lumen'] },
  { theme: 'dark', brandIds: ['lumen', 'harbor'] },
] as const)(
  'previews a link with the brands $brandIds as clients see it in the $theme theme',
  async ({ theme, brandIds }) => {
    await page.viewport(1280, 900);
    await follow(theme);
    const link = token({ brandIds });
    const shared = await render(
      <ThemeProvider theme="system" style={{ height: 800 }}>
        <SharedCalendar
          calendar={{
            entries: entriesInScope(link, sharingEntries),
            brands: sharingBrands.filter(({ id }) => (brandIds as readonly string[]).includes(id)),
            firstDate: link.from,
            today: SHARING_TODAY,
          }}
        />
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('grid')).toBeVisible();
    // Colors fade in.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const expected = lookOf(shared.container.querySelector('header')?.parentElement ?? null);
    expect(expected.theme).toBe(theme);
    expect(expected.chips.length).toBeGreaterThan(2);
    await shared.unmount();

    await render(
      <ThemeProvider theme={theme === 'light' ? 'dark' : 'light'}>
        <KitProvider brands={sharingBrands}>
          <NewLinkDialog
            open
            token={link}
            entries={sharingEntries}
            today={SHARING_TODAY}
            onOpenChange={() => {}}
            onSubmit={() => {}}
          />
        </KitProvider>
      </ThemeProvider>,
    );
    await vi.waitFor(() =>
      expect(lookOf(document.querySelector('[data-preview] [inert]'))).toEqual(expected),
    );
    // The whole month is visible.
    const picture = document.querySelector('[data-preview] [inert]') as Element;
    expect(bottomOf([...picture.querySelectorAll('.cp-day')].at(-1))).toBeLessThanOrEqual(bottomOf(picture));
  },
);

test.each(['link', 'embed'] as const)(
  'the complete preview of a new %s is visible beside the form',
  async (kind) => {
    await page.viewport(1440, 900);
    await render(
      <ThemeProvider>
        <KitProvider brands={sharingBrands}>
          <NewLinkDialog
            open
            kind={kind}
            entries={sharingEntries}
            today={SHARING_TODAY}
            onOpenChange={() => {}}
            onSubmit={() => {}}
          />
        </KitProvider>
      </ThemeProvider>,
    );
    const footer = page.getByRole('button', { name: 'Cancel' });
    await expect.element(footer).toBeVisible();
    const note = document.querySelector('[data-preview] section > p') as HTMLElement;
    const { top } = (footer.element().parentElement as HTMLElement).getBoundingClientRect();
    expect(bottomOf(note)).toBeLessThan(top);
    const name = page.getByRole('textbox', { name: /Name/ }).element();
    const scroller = [...document.querySelectorAll('[role="dialog"] *')].find(
      (element) => element.contains(name) && getComputedStyle(element).overflowY === 'auto',
    ) as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    expect(bottomOf(note)).toBeLessThan(top);
    expect(note.getBoundingClientRect().top).toBeGreaterThan(300);
  },
);

test('opens the first month in which clients see entries', async () => {
  await page.viewport(1440, 900);
  const [entry] = sharingEntries;
  const later = { ...entry, startDate: '2027-02-03', endDate: '2027-02-04' } as (typeof sharingEntries)[0];
  const past = { ...entry, id: 'past', startDate: '2026-10-03', endDate: '2026-10-03' } as typeof later;
  await render(
    <ThemeProvider>
      <KitProvider brands={sharingBrands}>
        <NewLinkDialog
          open
          entries={[later, past]}
          today={SHARING_TODAY}
          onOpenChange={() => {}}
          onSubmit={() => {}}
        />
      </KitProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByText('1 entry in February 2027')).toBeVisible();
});
