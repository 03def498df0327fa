import { builder } from '../graphql/builder.js';
import { LIST_COST } from '../graphql/cost.js';
import { inTurn } from '../graphql/in-turn.js';
import { plainValues } from '../graphql/plain-values.js';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './entry.service.js';
import type { EntryRow } from './entry-row.js';
import { kindList, kinds } from './kinds/index.js';
import { LogKindEnum } from './log-kind.graphql.js';
import { wantedFields } from './wanted-fields.js';

/** What all kinds have in common. */
export const LogEntryInterface = builder.interfaceRef<EntryRow>('LogEntry').implement({
  description: 'An entry of any kind.',
  resolveType: ({ kind }) => kinds[kind].typeName,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID, unique over all kinds.' }),
    kind: t.expose('kind', { type: LogKindEnum, description: 'The kind of log.' }),
    title: t.exposeString('title', { description: "The entry's title, whatever its kind calls it." }),
    startDate: t.expose('startDate', { type: 'CalendarDate', description: 'First day.' }),
    endDate: t.expose('endDate', {
      type: 'CalendarDate',
      description: 'Last day, inclusive; the first one for kinds of one day.',
    }),
    brandId: t.exposeID('brandId', { nullable: true, description: 'The brand, if any.' }),
    color: t.exposeString('color', { nullable: true, description: 'Custom colour; null for the brand’s.' }),
    showOnCalendar: t.exposeBoolean('showOnCalendar', { description: 'Whether the calendar shows it.' }),
    dynamicFields: t.field({
      type: 'DynamicFields',
      description: 'Values of custom fields by field name.',
      resolve: ({ dynamicFields }) => plainValues(dynamicFields),
    }),
    version: t.exposeInt('version', { description: 'Raised by every change; send it back with an update.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the entry was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the entry was last changed.' }),
  }),
});

for (const { kind, typeName, description, title, dates, fields } of kindList) {
  const own = Object.entries(fields);

  const Entry = builder.objectRef<EntryRow>(typeName).implement({
    description,
    interfaces: [LogEntryInterface],
    fields: (t) => ({
      ...(title.name !== 'title' && {
        [title.name]: t.exposeString('title', { description: title.description }),
      }),
      ...(dates === 'day' && {
        date: t.expose('startDate', { type: 'CalendarDate', description: 'The day.' }),
      }),
      ...Object.fromEntries(
        own.map(([name, field]) => [
          name,
          field.type === 'flag'
            ? t.boolean({
                description: field.description,
                resolve: (row) => Boolean(row[name as keyof EntryRow]),
              })
            : t.string({
                nullable: true,
                description: field.description,
                resolve: (row) => row[name as keyof EntryRow] as string | null,
              }),
        ]),
      ),
    }),
  });

  const Input = builder.inputType(`${typeName}Input`, {
    description: `What ${description.charAt(0).toLowerCase()}${description.slice(1, -1)} is to be: the whole of it, also in an update.`,
    fields: (t) => ({
      [title.name]: t.string({ required: true, description: `${title.description} 1 to 300 characters.` }),
      ...(dates === 'day'
        ? { date: t.field({ type: 'CalendarDate', required: true, description: 'The day.' }) }
        : {
            startDate: t.field({ type: 'CalendarDate', required: true, description: 'First day.' }),
            endDate: t.field({ type: 'CalendarDate', required: true, description: 'Last day, inclusive.' }),
          }),
      ...Object.fromEntries(
        own.map(([name, field]) => [
          name,
          field.type === 'flag'
            ? t.boolean({ description: `${field.description} False when not given.` })
            : t.string({ description: `${field.description} Up to 10,000 characters.` }),
        ]),
      ),
      brandId: t.id({ description: 'The brand, if any.' }),
      color: t.string({ description: 'Custom colour; null for the brand’s.' }),
      showOnCalendar: t.boolean({ description: 'Whether the calendar shows it; true when not given.' }),
      dynamicFields: t.field({
        type: 'DynamicFields',
        description: 'Values of custom fields by field name.',
      }),
    }),
  });

  builder.mutationFields((t) => ({
    [`create${typeName}`]: t.field({
      type: Entry,
      description: `Creates ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
      authScopes: { user: true },
      args: { input: t.arg({ type: Input, required: true, description: 'The entry.' }) },
      resolve: (_, { input }, context) => createEntry(context, kind, input),
    }),
    [`update${typeName}`]: t.field({
      type: Entry,
      description: `Replaces ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
      authScopes: { user: true },
      args: {
        id: t.arg.id({ required: true, description: 'The entry to change.' }),
        version: t.arg.int({
          description:
            'The version that was edited: when the entry has changed since, nothing is overwritten.',
        }),
        input: t.arg({ type: Input, required: true, description: 'What it is to be.' }),
      },
      resolve: (_, { id, version, input }, context) => updateEntry(context, kind, id, { ...input, version }),
    }),
  }));
}

builder.queryFields((t) => ({
  entry: t.field({
    type: LogEntryInterface,
    description: 'One entry.',
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_, { id }, context) => getEntry(context, id),
  }),
  logs: t.field({
    type: [LogEntryInterface],
    description: 'All entries of a kind: newest date first, then newest created first.',
    authScopes: { user: true },
    complexity: LIST_COST,
    args: { kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of log.' }) },
    resolve: (_, { kind }, context, info) =>
      inTurn(context, () => listEntries(context, kind, wantedFields(info))),
  }),
}));

builder.mutationField('deleteEntry', (t) =>
  t.field({
    type: 'ID',
    description: 'Deletes an entry of any kind. Answers its id.',
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The entry to delete.' }) },
    resolve: (_, { id }, context) => deleteEntry(context, id),
  }),
);
