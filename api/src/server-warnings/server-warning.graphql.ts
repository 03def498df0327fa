import { builder } from '../graphql/builder.js';
import { listServerWarnings, type ServerWarning, WARNING_CODES } from './server-warnings.js';

const WarningCode = builder.enumType('ServerWarningCode', {
  description: 'What a warning is about.',
  values: WARNING_CODES,
});

const ServerWarningType = builder.objectRef<ServerWarning>('ServerWarning').implement({
  description: 'Something about the settings of the server that an administrator should fix.',
  fields: (t) => ({
    code: t.expose('code', { type: WarningCode, description: 'What the warning is about.' }),
    message: t.exposeString('message', { description: 'What is wrong, and which setting fixes it.' }),
  }),
});

builder.queryField('serverWarnings', (t) =>
  t.field({
    type: [ServerWarningType],
    description: 'What is wrong with the settings of the server. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => [...listServerWarnings(context)],
  }),
);
