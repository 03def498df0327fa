import { addDays, type CalendarDate } from '@content-planner/model';
import type { ImportTemplate } from './import-messages.js';

/** The templates that are Excel workbooks. The others are CSV files. */
export const XLSX_TEMPLATES: readonly ImportTemplate[] = ['social', 'launch'];

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
    case 'social':
      return [
        ['Date', 'Title', 'Type', 'Brand', 'Platforms'],
        [first, 'Meet the team', 'Social', '', 'Instagram, Facebook'],
        [second, 'Five tips in one minute', 'Social', '', 'TikTok'],
        [third, 'Your questions of the month', 'Social', '', 'YouTube'],
      ];
    case 'launch':
      return [
        ['Date', 'Title', 'Type', 'Brand'],
        [first, 'What is new, and why', 'Blog', ''],
        [first, 'It is here', 'Email', ''],
        [second, 'A look behind the launch', 'Social', ''],
        [third, 'Launch party', 'Event', ''],
      ];
    default:
      return template satisfies never;
  }
}
