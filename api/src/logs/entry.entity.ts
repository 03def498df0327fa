import { defineEntity, p } from '@mikro-orm/core';
import { Brand } from '../brands/brand.entity.js';
import type { EntryValues } from '../field-types/field-types.js';
import { Kind } from './kinds/kind.entity.js';

const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'entries',
  properties: {
    id: p.uuid().primary(),
    kind: () => p.manyToOne(Kind).mapToPk().fieldName('kind').deleteRule('no action').index(false),
    title: p.string().length(300),
    startDate: p.date(),
    /** The last day, inclusive. It is the same as `startDate` for kinds with single-day entries. */
    endDate: p.date(),
    brandId: () =>
      p
        .manyToOne(Brand)
        .mapToPk()
        .nullable()
        .fieldName('brand_id')
        .deleteRule('set null')
        .index('entries_brand'),
    color: p.text().nullable(),
    showOnCalendar: p.boolean().default(true),
    /** The values of the kind's own fields and of custom fields, by field id. */
    values: p.json().$type<EntryValues>().defaultRaw(`'{}'`),
    /** The text to search. See `searchTextOf`. */
    searchText: p.text().default(''),
    /** Incremented by each change, so that concurrent edits don't overwrite each other. */
    version: p.integer().version(),
    /**
     * How many versions ago the content was written. It is 0 unless an undo restored the content of an earlier version
     * or an update changed nothing. The content version is `version - contentAge`. If an entry still has the content
     * version that a change produced, the entry has not changed since.
     */
    contentAge: p.integer().default(0),
    isSample: p.boolean().default(false),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** The id of the account that created the entry, even if the account was deleted. Null if unknown. */
    createdBy: p.uuid().nullable(),
    /** The id of the account that last changed the entry, even if the account was deleted. Null if unknown. */
    updatedBy: p.uuid().nullable(),
  },
  indexes: [
    // There is only one index per sort order. Queries for all kinds list the kinds and use the same index, so that
    // writes have few indexes to update.
    { name: 'entries_list', properties: ['kind', 'startDate', 'id'] },
    { name: 'entries_title', expression: 'create index entries_title on entries (kind, lower(title), id)' },
    { name: 'entries_sample', properties: ['id'], where: 'is_sample' },
    // This index finds entries that began before the calendar's range. It only contains multi-day entries.
    { name: 'entries_span', properties: ['endDate'], where: 'end_date > start_date' },
  ],
  checks: [{ name: 'entries_dates', expression: 'end_date >= start_date' }],
});

/** A log entry of any kind. */
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry);
