import { randomInt } from 'node:crypto';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { expectedOf, monthOf, PATH } from './entries.js';
import type { Ledger } from './ledger.js';
import type { User } from './user.js';

/** Reads a random entry and compares it with the acknowledged one. */
export async function readOne(user: User, ledger: Ledger): Promise<void> {
  const entry = ledger.any();
  const row = (await user.send('GET', `${PATH}/${entry.id}`, 200)) as Record<string, unknown>;
  ledger.check('reading', entry, expectedOf(row));
}

/** Reads the calendar for a random month and compares it with the acknowledged entries. */
export async function readCalendar(user: User, ledger: Ledger): Promise<void> {
  const month = monthOf(randomInt(1, 13));
  const query = { query: sdkDocuments.Calendar, variables: month };
  const { data } = (await user.send('POST', '/graphql', 200, query)) as {
    data: { calendar: { id: string; title: string }[] };
  };
  const shown = new Map(data.calendar.map(({ id, title }) => [id, title]));
  for (const { id, date, showOnCalendar, blogName } of ledger.all()) {
    const isInside = date >= month.from && date <= month.to && showOnCalendar;
    const title = isInside ? blogName : undefined;
    if (shown.get(id) !== title) {
      user.tally.violation('wrong', `the calendar has ${shown.get(id)}, not ${title}`);
    }
  }
}
