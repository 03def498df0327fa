import { builder } from '../graphql/builder.js';
import { BULK_COST } from '../graphql/cost.js';
import { addSampleContent, hasSampleContent, removeSampleContent } from './sample-content.service.js';

builder.queryField('hasSampleContent', (t) =>
  t.boolean({
    description: 'Whether there is sample content that could be removed. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => hasSampleContent(context),
  }),
);

builder.mutationFields((t) => ({
  addSampleContent: t.int({
    complexity: BULK_COST,
    description:
      'Adds two brands and entries of all kinds around today. Answers how many entries. Administrators only.',
    authScopes: { admin: true },
    args: {
      today: t.arg({ type: 'CalendarDate', required: true, description: "The caller's date." }),
    },
    resolve: (_, body, context) => addSampleContent(context, body),
  }),
  removeSampleContent: t.int({
    complexity: BULK_COST,
    description:
      'Removes the sample content, but for what the team made its own by editing or using it. Answers how many entries. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => removeSampleContent(context),
  }),
}));
