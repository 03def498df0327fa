import { builder } from '../graphql/builder.js';
import { LIST_COST } from '../graphql/cost.js';
import { inTurn } from '../graphql/in-turn.js';
import { plainValues } from '../graphql/plain-values.js';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './entry.service.js';
import type { EntryRow } from './entry-row.js';
import { kindList, kinds } from './kinds/index.js';
import { LogKindEnum } from './log-kind.graphql.js';
import { wantedFields } from './wanted-fields.js';

/** The fields that all kinds share. */
export const LogEntryInterface = builder.interfaceRef<EntryRow>('LogEntry').implement({
  description: 'An entry of any kind.',
  resolveType: ({ kind }) => kinds[kind].typeName,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID, unique over all kinds.' }),
    kind: t.expose('kind', { type: LogKindEnum, description: 'The kind of log.' }),
    title: t.exposeString('title', { description: 'The title. Kinds also have their own name for it.' }),
    startDate: t.expose('startDate', { type: 'CalendarDate', description: 'First day.' }),
    endDate: t.expose('endDate', {
      type: 'CalendarDate',
      description: 'Last day, inclusive. The same as the first one for kinds with one day.',
    }),
    brandId: t.exposeID('brandId', { nullable: true, description: 'The brand, if any.' }),
    color: t.exposeString('color', {
      nullable: true,
      description: 'Custom color. Null for the color of the brand.',
    }),
    showOnCalendar: t.exposeBoolean('showOnCalendar', {
      description: 'Whether it is shown on the calendar.',
    }),
    dynamicFields: t.field({
      type: 'DynamicFields',
      description: 'Values of custom fields by field name.',
      resolve: ({ dynamicFields }) => plainValues(dynamicFields),
    }),
    version: t.exposeInt('version', { description: 'Incremented by each change. Send it with an update.' }),
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
    description: `Fields of ${description.charAt(0).toLowerCase()}${description.slice(1, -1)}. An update replaces all of them.`,
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
            ? t.boolean({ description: `${field.description} False by default.` })
            : t.string({ description: `${field.description} Up to 10,000 characters.` }),
        ]),
      ),
      brandId: t.id({ description: 'The brand, if any.' }),
      color: t.string({ description: 'Custom color. Null for the color of the brand.' }),
      showOnCalendar: t.boolean({ description: 'Whether to show it on the calendar. True by default.' }),
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
        id: t.arg.id({ required: true, description: 'The entry to update.' }),
        version: t.arg.int({
          description: 'The version that was edited. If the entry has changed since, it is not overwritten.',
        }),
        input: t.arg({ type: Input, required: true, description: 'All fields of the entry.' }),
      },
      resolve: (_, { id, version, input }, context) => updateEntry(context, kind, id, { ...input, version }),
    }),
  }));
}

builder.queryFields((t) => ({
  entry: t.field({
    type: LogEntryInterface,
    description: 'Finds an entry of any kind.',
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_, { id }, context) => getEntry(context, id),
  }),
  logs: t.field({
    type: [LogEntryInterface],
    description: 'All entries of a kind. The newest date is first, then the newest entry.',
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
    description: 'Deletes an entry of any kind. Returns its id.',
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The entry to delete.' }) },
    resolve: (_, { id }, context) => deleteEntry(context, id),
  }),
);
