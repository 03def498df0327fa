import type { LogKind } from '@content-planner/ui-kit';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api.js';
import { factsOf } from './kinds.js';

/** The current date in calendar tests. It is a Wednesday. */
export const TODAY = new Date('2026-10-14T12:00:00');

/** Creates an entry. `dates` is one day, or an event's first and last days. */
export function logEntry(
  api: Api,
  kind: LogKind,
  title: string,
  dates: string | readonly [string, string],
  more: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const { rest, title: name } = factsOf(kind);
  const when = typeof dates === 'string' ? { date: dates } : { startDate: dates[0], endDate: dates[1] };
  return api.post(rest, { [name]: title, ...when, ...more });
}

/** Returns the calendar's heading, such as 'October 2026'. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Returns the cell for a day, such as 'Wednesday, October 14, 2026'. */
export const cell = (page: Page, day: string): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`^${day},`) }) });

/** Returns the button for an entry. */
export const chip = (within: Page | Locator, title: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${title}`) });

export async function choose(page: Page, view: 'Multi' | 'Month' | 'Week' | 'Agenda'): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
}

/** Opens an entry's details. */
export async function openDetails(page: Page, title: string): Promise<Locator> {
  await chip(page, title).first().click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details).toBeVisible();
  return details;
}

/** Makes the calendar restore the given view in pages that are loaded after this call. */
export async function restoreView(
  page: Page,
  state: { view: string; kinds: readonly string[]; date: string },
): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('content-planner:calendar:v1', stored),
    JSON.stringify({ months: 3, ...state }),
  );
}
