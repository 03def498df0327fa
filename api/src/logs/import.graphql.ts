import type { FieldError } from '../errors.js';
import { builder } from '../schema/builder.js';
import { IMPORT_COST, IMPORT_ROWS_COST } from '../schema/cost.js';
import { inBatches } from '../schema/in-batches.js';
import type { ImportRow } from './import-checks.js';
import {
  type ImportResult,
  type ImportRowResult,
  importEntries,
  MAX_IMPORTED_ROWS,
} from './import-entries.service.js';
import { LogKindScalar } from './kinds/log-kind.graphql.js';

// The fields of a row have more general types than the fields of the inputs for single entries, so that an invalid
// value is an error in one row, not in the entire request.
const ImportRowInput = builder.inputType('ImportRowInput', {
  description:
    'A row of a sheet. It has the properties of `EntryInput`, with values by name, but it accepts any text and reports invalid values later.',
  fields: (t) => ({
    kind: t.field({ type: LogKindScalar, required: true, description: 'The kind of log.' }),
    title: t.string({ description: 'The title. Required.' }),
    startDate: t.string({ description: 'First day as `YYYY-MM-DD`. Required.' }),
    endDate: t.string({
      description: 'Last day as `YYYY-MM-DD`, inclusive. Required for events. The first day for other kinds.',
    }),
    brandId: t.id({ description: 'The brand, if any.' }),
    color: t.string({ description: "Custom color. Null for the brand's color." }),
    showOnCalendar: t.boolean({
      description: 'Whether to show the entry on the calendar. True by default.',
    }),
    fields: t.field({
      type: 'DynamicFields',
      description: 'The fields that only this kind has, by name, such as `{ "category": "News" }`.',
    }),
    dynamicFields: t.field({
      type: 'DynamicFields',
      description: 'Values of custom fields by field name.',
    }),
  }),
});

const ImportErrorType = builder.objectRef<FieldError>('ImportError').implement({
  description: 'An error in one field of a row.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The path of the field, such as `title`, `fields.category` or `dynamicFields.author`.',
    }),
    code: t.exposeString('code', {
      description: 'Names the problem, such as `required`. See `ErrorCode` in the REST reference.',
    }),
    params: t.field({
      type: 'JSON',
      description: 'The values in the message, such as `{ "max": 300 }`.',
      resolve: ({ params }) => params ?? {},
    }),
    message: t.exposeString('message', { description: 'The message in English.' }),
  }),
});

const ImportRowResultType = builder.objectRef<ImportRowResult>('ImportRowResult').implement({
  description: 'A row that has errors or is probably a duplicate.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'The position in `rows`, from 0.' }),
    errors: t.field({
      type: [ImportErrorType],
      description: 'The same errors as when the entry is created on its own. Empty for valid rows.',
      resolve: ({ errors }) => [...errors],
    }),
    duplicateId: t.exposeID('duplicateId', {
      nullable: true,
      description: 'The id of an entry with the same kind, title (ignoring case) and first day.',
    }),
    duplicateIndex: t.exposeInt('duplicateIndex', {
      nullable: true,
      description: 'The position of the first row with the same kind, title (ignoring case) and first day.',
    }),
  }),
});

const ImportResultType = builder.objectRef<ImportResult>('ImportResult').implement({
  description: 'The result of an import or a dry run.',
  fields: (t) => ({
    rows: t.field({
      type: [ImportRowResultType],
      description:
        'For dry runs: the rows that have errors or are probably duplicates, sorted by index. Otherwise empty.',
      complexity: IMPORT_ROWS_COST,
      resolve: ({ rows }) => inBatches(rows),
    }),
    createdCount: t.exposeInt('createdCount', {
      description: 'The number of created entries. 0 for dry runs.',
    }),
    changeId: t.exposeID('changeId', {
      nullable: true,
      description: 'The id of the change set with all entries, for `undoChange`. Null for dry runs.',
    }),
  }),
});

builder.mutationField('importEntries', (t) =>
  t.field({
    type: ImportResultType,
    description:
      'Creates entries from the rows of a sheet, all or none of them, in one change set. `undoChange` removes all of them. Errors name the row, such as `rows.2.title`. Send large imports to `/graphql/import`, which accepts bodies of up to 16 MiB.',
    authScopes: { writer: true },
    complexity: IMPORT_COST,
    args: {
      rows: t.arg({
        type: [ImportRowInput],
        required: true,
        description: `At most ${MAX_IMPORTED_ROWS.toLocaleString('en')}.`,
      }),
      dryRun: t.arg.boolean({
        required: true,
        description:
          'If true, the rows are only checked. The result then contains all errors and likely duplicates.',
      }),
    },
    resolve: (_, { rows, dryRun }, context) =>
      importEntries(context, rows as readonly ImportRow[], { dryRun }),
  }),
);
