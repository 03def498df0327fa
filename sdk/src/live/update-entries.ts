import { createRequest } from '@urql/core';
import type { UpdateEntries } from '../core/refresh.js';
import { graphql } from '../graphql.js';
import { calendarFields } from '../logs/calendar-fields.js';

const CHANGED_ENTRIES = graphql(
  `
    query ChangedEntries($ids: [ID!]!, $withValues: Boolean = false) {
      entriesById(ids: $ids) {
        ...CalendarFields
        showOnCalendar
        values @include(if: $withValues)
      }
    }
  `,
  [calendarFields],
);

// The same key for all ids, because the cache keeps the key of each query that has read an entry.
const { key } = createRequest(CHANGED_ENTRIES, { ids: [] });

/** Fetches entries, from which the cache then updates its calendars. Sends nothing if all entries have been deleted. */
export const updateEntries: UpdateEntries = async (client, { ids, areDeleted, withValues }) => {
  const request = createRequest(CHANGED_ENTRIES, { ids, ...(withValues && { withValues }) });
  const { error } = await client
    .executeQuery(
      { ...request, key },
      {
        requestPolicy: 'network-only',
        isUpdate: true,
        ...(areDeleted && { fetch: async () => Response.json({ data: { entriesById: [] } }) }),
      },
    )
    .toPromise();
  return !error;
};
