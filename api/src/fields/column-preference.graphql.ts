import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { LONG_INPUT_COST } from '../schema/cost.js';
import {
  type ColumnPreferenceRow,
  getColumnPreference,
  saveColumnPreference,
} from './column-preference.service.js';

const ColumnPreferenceType = builder.objectRef<ColumnPreferenceRow>('ColumnPreference').implement({
  description:
    "Visible columns and column order of a kind's list. The id of a custom field's column is `field:<fieldName>`.",
  fields: (t) => ({
    visibleColumns: t.exposeStringList('visibleColumns', { description: 'Ids of the visible columns.' }),
    columnOrder: t.exposeStringList('columnOrder', { description: 'Ids of all columns, in order.' }),
  }),
});

const ColumnPreferenceInput = builder.inputType('ColumnPreferenceInput', {
  description: 'Visible columns and column order.',
  fields: (t) => ({
    visibleColumns: t.stringList({ required: true, description: 'Ids of the visible columns.' }),
    columnOrder: t.stringList({ required: true, description: 'Ids of all columns, in order.' }),
  }),
});

builder.queryField('columnPreference', (t) =>
  t.field({
    type: ColumnPreferenceType,
    description: "The viewer's columns for a kind, or the defaults.",
    authScopes: { user: true },
    args: { kind: t.arg({ type: LogKindScalar, required: true, description: 'The kind of log.' }) },
    resolve: (_, { kind }, context) => getColumnPreference(context, kind),
  }),
);

builder.mutationField('saveColumnPreference', (t) =>
  t.field({
    type: ColumnPreferenceType,
    description: "Saves the viewer's columns for a kind.",
    complexity: LONG_INPUT_COST,
    authScopes: { user: true },
    args: {
      kind: t.arg({ type: LogKindScalar, required: true, description: 'The kind of log.' }),
      input: t.arg({ type: ColumnPreferenceInput, required: true, description: 'The columns.' }),
    },
    resolve: (_, { kind, input }, context) => saveColumnPreference(context, kind, input),
  }),
);
