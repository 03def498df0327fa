import type { CalendarApp } from './subscribe-messages.js';

/**
 * Returns the addresses that add a feed to calendar apps.
 *
 * @param url the address of the feed
 * @param name the calendar's name, for apps that accept one in the link
 */
export function calendarAppUrls(url: string, name: string): Record<CalendarApp, string> {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url, name });
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    apple: webcal,
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${outlook}`,
  };
}
