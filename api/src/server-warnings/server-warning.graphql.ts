import { builder } from '../schema/builder.js';
import { listServerWarnings, type ServerWarning, WARNING_CODES } from './server-warnings.js';

const WarningCode = builder.enumType('ServerWarningCode', {
  description: 'The type of problem that a warning describes.',
  values: WARNING_CODES,
});

/** The type of a server warning. */
export const ServerWarningType = builder.objectRef<ServerWarning>('ServerWarning').implement({
  description: "A problem with the server's settings that an administrator should fix.",
  fields: (t) => ({
    code: t.expose('code', { type: WarningCode, description: 'The type of problem.' }),
    params: t.field({
      type: 'JSON',
      description:
        'The values in the message, such as `{ "host": "0.0.0.0" }`, for clients that translate it.',
      resolve: ({ params }) => params,
    }),
    message: t.exposeString('message', {
      description: 'Describes the problem and the setting that fixes it.',
    }),
  }),
});

builder.queryField('serverWarnings', (t) =>
  t.field({
    type: [ServerWarningType],
    description: "Problems with the server's settings. Administrators only.",
    authScopes: { admin: true },
    resolve: (_, _args, context) => [...listServerWarnings(context)],
  }),
);
