import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api.js';

/** The current date in calendar tests, a Wednesday. */
export const TODAY = new Date('2026-10-14T12:00:00');

/** The kinds in the API, and the names of their titles. */
const ROUTES = {
  blog: ['/logs/blog', 'blogName'],
  email: ['/logs/email', 'subject'],
  social: ['/logs/social', 'postName'],
  event: ['/logs/events', 'name'],
  podcast: ['/logs/podcast', 'episodeTitle'],
  other: ['/logs/other', 'title'],
} as const;

type Kind = keyof typeof ROUTES;

/** Creates an entry. `dates` is a day, or the first and last day of an event. */
export function logEntry(
  api: Api,
  kind: Kind,
  title: string,
  dates: string | readonly [string, string],
  more: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const [path, name] = ROUTES[kind];
  const when = typeof dates === 'string' ? { date: dates } : { startDate: dates[0], endDate: dates[1] };
  return api.post(path, { [name]: title, ...when, ...more });
}

/** The heading with the month. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The cell of a day, such as 'Wednesday, October 14, 2026'. */
export const cell = (page: Page, day: string): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`^${day},`) }) });

/** The button of an entry. */
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
