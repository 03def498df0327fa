import { BrandType } from '../brands/brand.graphql.js';
import { findBrands } from '../brands/brand.service.js';
import { findPeople } from '../changes/people.js';
import { errorIn } from '../field-errors.js';
import type { EntryValues } from '../field-types/field-types.js';
import { MAX_PAGE } from '../page-size.js';
import { builder } from '../schema/builder.js';
import { BULK_COST, pageCost } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { PersonType } from '../schema/person-type.js';
import { MAX_NEW_ENTRIES } from './create-entries.service.js';
import { deleteEntry, findEntries, getEntry, MAX_FOUND } from './entry.service.js';
import type { EntryRow } from './entry-row.js';
import { createManyWithValues, createWithValues, patchEntry } from './entry-values.js';
import { LogKindScalar } from './kinds/log-kind.graphql.js';
import { wantedFields } from './wanted-fields.js';

/** The maximum number of fields whose values an entry returns by id. */
const MAX_VALUES = 100;

/** The cost of the values of all fields, which is that of twelve fields. */
const ALL_VALUES_COST = 12;

/** Returns values by field id. @throws PlannerError `invalid` if there are too many ids */
function valuesOf(values: EntryValues, ids: readonly string[] | null): Record<string, unknown> {
  if (!ids) return values;
  if (ids.length > MAX_VALUES) throw errorIn('ids', 'tooManyIds', { max: MAX_VALUES });
  return Object.fromEntries(ids.map((id) => [id, Object.hasOwn(values, id) ? values[id] : null]));
}

export const EntryType = builder.objectRef<EntryRow>('Entry').implement({
  description: 'An entry of any kind.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID, unique across all kinds.' }),
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind of log.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    startDate: t.expose('startDate', { type: 'CalendarDate', description: 'First day.' }),
    endDate: t.expose('endDate', {
      type: 'CalendarDate',
      description: 'Last day, inclusive. The same as the first day for kinds with single-day entries.',
    }),
    brandId: t.exposeID('brandId', { nullable: true, description: 'The id of the brand, if any.' }),
    brand: t.loadable({
      type: BrandType,
      nullable: true,
      description: 'The brand, if any.',
      load: (ids: string[], context) => findBrands(context, ids),
      resolve: ({ brandId }) => brandId,
    }),
    color: t.exposeString('color', {
      nullable: true,
      description: "Custom color. Null for the brand's color.",
    }),
    showOnCalendar: t.exposeBoolean('showOnCalendar', {
      description: 'Whether the entry is shown on the calendar.',
    }),
    values: t.field({
      type: 'JSON',
      description:
        'The values of fields by their ids, as an object. Options are ids, and several of them are a list. With `ids`, fields without a value are null; otherwise, they are omitted.',
      args: {
        ids: t.arg.idList({ description: `The fields, at most ${MAX_VALUES}. If omitted, all fields.` }),
      },
      complexity: ({ ids }) => (ids ? Math.max(1, Math.min(ids.length, MAX_VALUES)) : ALL_VALUES_COST),
      resolve: ({ values }, { ids }) => valuesOf(values, ids ?? null),
    }),
    version: t.exposeInt('version', { description: 'Incremented by each change. Send it with an update.' }),
    createdBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The person who created the entry. Null if the account is deleted or unknown.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ createdBy }) => createdBy,
    }),
    updatedBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The person who last changed the entry. Null if the account is deleted or unknown.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ updatedBy }) => updatedBy,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the entry was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the entry was last updated.' }),
  }),
});

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]>['fields']>[0];

/** The properties of an entry that an update can change, besides the title and the dates. */
export const changedProperties = (t: InputFields) => ({
  brandId: t.id({ description: 'The brand, if any.' }),
  color: t.string({ description: "Custom color. Null for the brand's color." }),
  showOnCalendar: t.boolean({ description: 'Whether to show the entry on the calendar. True by default.' }),
  values: t.field({
    type: 'EntryValues',
    description: 'The values of all fields, by the ids of the fields.',
  }),
});

const sharedInput = (t: InputFields) => ({
  endDate: t.field({
    type: 'CalendarDate',
    description:
      'Last day, inclusive. Must equal the first day, which is the default, if entries have one day.',
  }),
  ...changedProperties(t),
});

const EntryInput = builder.inputType('EntryInput', {
  description: 'A new entry.',
  fields: (t) => ({
    kind: t.field({ type: LogKindScalar, required: true, description: 'The kind.' }),
    title: t.string({ required: true, description: 'The title, 1 to 300 characters.' }),
    startDate: t.field({ type: 'CalendarDate', required: true, description: 'First day.' }),
    ...sharedInput(t),
  }),
});

const EntryPatch = builder.inputType('EntryPatch', {
  description: "Changes to an entry. Omitted properties and values don't change, and null removes them.",
  fields: (t) => ({
    title: t.string({ description: 'The title, 1 to 300 characters.' }),
    startDate: t.field({ type: 'CalendarDate', description: 'First day.' }),
    ...sharedInput(t),
  }),
});

builder.mutationFields((t) => ({
  createEntry: t.field({
    type: EntryType,
    description: 'Creates an entry of any kind.',
    authScopes: { writer: true },
    args: { input: t.arg({ type: EntryInput, required: true, description: 'The entry.' }) },
    resolve: (_, { input: { kind, ...input } }, context) => createWithValues(context, kind, input),
  }),
  createEntries: t.field({
    type: [EntryType],
    description:
      'Creates entries of any kind, all or none of them. Returns them in the given order. `undoChange` removes all of them. Errors name the entry, such as `entries.2.title`.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      entries: t.arg({ type: [EntryInput], required: true, description: `At most ${MAX_NEW_ENTRIES}.` }),
    },
    resolve: (_, { entries }, context) => createManyWithValues(context, entries),
  }),
  updateEntry: t.field({
    type: EntryType,
    description: 'Changes an entry of any kind.',
    authScopes: { writer: true },
    args: {
      id: t.arg.id({ required: true, description: 'The entry to change.' }),
      version: t.arg.int({
        description:
          'The version that was edited. If the entry has changed in the meantime, it is not overwritten.',
      }),
      input: t.arg({ type: EntryPatch, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, version, input }, context) => patchEntry(context, id, input, version),
  }),
}));

builder.queryFields((t) => ({
  entry: t.field({
    type: EntryType,
    nullable: true,
    description: 'Finds an entry of any kind. If it does not exist, it is null, and the error is `notFound`.',
    authScopes: { reader: true },
    args: { id: t.arg.id({ required: true, description: "The entry's id." }) },
    resolve: (_, { id }, context) => getEntry(context, id),
  }),
  entriesById: t.field({
    type: [EntryType],
    description: `Finds up to ${MAX_FOUND} entries of any kind, for example those that have changed. Omits entries that don't exist.`,
    authScopes: { reader: true },
    complexity: ({ ids }) => pageCost(Math.min(ids.length, MAX_FOUND) / MAX_PAGE),
    args: { ids: t.arg.idList({ required: true, description: `Their ids, at most ${MAX_FOUND}.` }) },
    resolve: (_, args, context, info) =>
      inTurn(context, info, (shared) => findEntries(shared, args, wantedFields(info))),
  }),
}));

builder.mutationField('deleteEntry', (t) =>
  t.field({
    type: 'ID',
    description: 'Deletes an entry of any kind. Returns its id.',
    authScopes: { writer: true },
    args: { id: t.arg.id({ required: true, description: 'The entry to delete.' }) },
    resolve: (_, { id }, context) => deleteEntry(context, id),
  }),
);
