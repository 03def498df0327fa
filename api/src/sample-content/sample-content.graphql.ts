import { builder } from '../schema/builder.js';
import { BULK_COST } from '../schema/cost.js';
import { addSampleContent, hasSampleContent, removeSampleContent } from './sample-content.service.js';

builder.queryField('hasSampleContent', (t) =>
  t.boolean({
    description: 'Whether the planner has sample content to remove. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => hasSampleContent(context),
  }),
);

builder.mutationFields((t) => ({
  addSampleContent: t.int({
    complexity: BULK_COST,
    description:
      'Adds two brands and entries of all kinds around today. Returns the number of added entries. Administrators only.',
    authScopes: { admin: true },
    args: {
      today: t.arg({ type: 'CalendarDate', required: true, description: "Today in the user's time zone." }),
    },
    resolve: (_, body, context) => addSampleContent(context, body),
  }),
  removeSampleContent: t.int({
    complexity: BULK_COST,
    description:
      'Removes the sample content, except for entries that were edited and brands that are in use. Returns the number of removed entries. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => removeSampleContent(context),
  }),
}));
