import { defineEntity, type EntityClass, p } from '@mikro-orm/core';
import { Brand } from '../brands/brand.entity.js';
import { type DynamicFields, kindFieldOf } from '../field-types/field-types.js';
import { type KindColumns, kindFields, kindList, type LogKind } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/**
 * Returns the entity properties for all fields whose columns are nullable. If `nullable` is false, returns the
 * properties for all fields whose columns are not nullable.
 */
const propertiesOf = (fields: KindDescription['fields'], nullable: boolean) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, { type }]) => [name, kindFieldOf(type)] as const)
      .filter(([, { graphQL }]) => graphQL.nullable === nullable)
      .map(([name, { property }]) => [name, property()]),
  );

const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'entries',
  abstract: true,
  discriminatorColumn: 'kind',
  properties: {
    id: p.uuid().primary(),
    // There is no index on the kind alone, because the indexes below begin with the kind.
    kind: p
      .enum(kindList.map(({ kind }) => kind))
      .$type<LogKind>()
      .index(false),
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
    dynamicFields: p.json().$type<DynamicFields>().default('{}'),
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
    // The ORM makes all columns of subclasses nullable, so columns that aren't nullable must be defined here.
    ...(propertiesOf(kindFields, false) as object),
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

/** A log entry of any kind. All kinds share a table, and each kind has its own class. */
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry);

/** The entity for each kind, created from the kind's description. */
export const entryEntities = Object.fromEntries(
  kindList.map((description) => [
    description.kind,
    defineEntity({
      name: description.typeName,
      extends: LogEntrySchema,
      discriminatorValue: description.kind,
      properties: propertiesOf(description.fields, true) as object,
    }),
  ]),
) as unknown as Record<LogKind, EntityClass<LogEntry & KindColumns>>;
