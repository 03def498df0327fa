import { addDays, type CalendarDate } from '@content-planner/model';
import type { ImportTemplate } from './import-messages.js';

/** Returns the rows of a template, with headers that the import recognizes and example entries for the coming weeks. */
export function templateRows(template: ImportTemplate, today: CalendarDate): string[][] {
  const [first, second, third] = [7, 9, 14].map((days) => addDays(today, days)) as [string, string, string];
  switch (template) {
    case 'editorial':
      return [
        ['Date', 'Title', 'Type', 'Brand', 'Notes'],
        [first, 'Five ideas for the season', 'Blog', '', ''],
        [second, 'Behind the scenes', 'Social', '', ''],
        [third, 'Episode 1: How we started', 'Podcast', '', ''],
      ];
    case 'email':
      return [
        ['Send date', 'Subject', 'Type', 'Brand', 'Campaign'],
        [first, 'Our spring collection is here', 'Email', '', 'Spring'],
        [third, 'Last days of the sale', 'Email', '', 'Spring'],
      ];
    case 'events':
      return [
        ['Start date', 'End date', 'Name', 'Type', 'Brand', 'Location', 'Notes'],
        [first, first, 'Open house', 'Event', '', 'Main office', ''],
        [second, third, 'Trade fair', 'Event', '', 'Berlin', 'Book the booth'],
      ];
    default:
      return template satisfies never;
  }
}
