import { defineEntity, type EntityClass, p } from '@mikro-orm/core';
import { Brand } from '../brands/brand.entity.js';
import { kindList, type LogKind, type OwnColumns, ownFields } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/** A custom field's value, by field name. */
export type DynamicFields = Record<string, string | boolean | null>;

// The flags stand here and not with their kind: a subclass's columns are nullable, and a flag is true or false.
const flagColumns = Object.fromEntries(
  Object.entries(ownFields)
    .filter(([, { type }]) => type === 'flag')
    .map(([name]) => [name, p.boolean().default(false)]),
);

const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'entries',
  abstract: true,
  discriminatorColumn: 'kind',
  properties: {
    id: p.uuid().primary(),
    // The indexes below begin with it.
    kind: p
      .enum(kindList.map(({ kind }) => kind))
      .$type<LogKind>()
      .index(false),
    /** Every kind's title, whatever the kind calls it. */
    title: p.string().length(300),
    startDate: p.date(),
    /** Inclusive; equals `startDate` for kinds of one day. */
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
    dynamicFields: p.json().$type<DynamicFields>().default('{}'),
    /** Raised by every change, so that two editors do not overwrite each other (decision L13). */
    version: p.integer().version(),
    isSample: p.boolean().default(false),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    // As an object without names: which kind has which is for the subclasses' type to say.
    ...(flagColumns as object),
  },
  indexes: [
    // An order of lists each, behind the kind. What reads all kinds names all of them and comes off the
    // same index, so that a write has few indexes to keep.
    { name: 'entries_list', properties: ['kind', 'startDate', 'id'] },
    { name: 'entries_title', expression: 'create index entries_title on entries (kind, lower(title), id)' },
    { name: 'entries_sample', properties: ['id'], where: 'is_sample' },
    // The calendar's range query finds what began earlier in here, and most entries never enter it.
    { name: 'entries_span', properties: ['endDate'], where: 'end_date > start_date' },
  ],
  checks: [{ name: 'entries_dates', expression: 'end_date >= start_date' }],
});

/** A log entry of any kind: one table, a class a kind. */
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry);

function columnsOf({ fields }: KindDescription) {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type === 'text')
      .map(([name]) => [name, p.text().nullable()]),
  );
}

/** The entity of each kind, built from its description. */
export const entryEntities = Object.fromEntries(
  kindList.map((description) => [
    description.kind,
    defineEntity({
      name: description.typeName,
      extends: LogEntrySchema,
      discriminatorValue: description.kind,
      properties: columnsOf(description),
    }),
  ]),
) as unknown as Record<LogKind, EntityClass<LogEntry & OwnColumns>>;
