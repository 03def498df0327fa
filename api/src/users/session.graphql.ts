import { builder } from '../schema/builder.js';
import {
  endOneSession,
  endOtherSessions,
  endUserSessions,
  type ListedSession,
  listSessions,
} from './user-sessions.service.js';

const SessionType = builder.objectRef<ListedSession>('Session').implement({
  description: 'A session of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'UUID. Pass it to `endSession`. The id alone does not grant access.',
    }),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'The browser or program, such as `Chrome`. Null if it is unknown.',
    }),
    operatingSystem: t.exposeString('operatingSystem', {
      nullable: true,
      description: 'The operating system or device, such as `Windows` or `iPhone`. Null if it is unknown.',
    }),
    isMobile: t.exposeBoolean('isMobile', { description: 'Whether the device is a phone or a tablet.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The IP address from which the session was last used. Null if the address is unknown.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the user logged in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was last used, to within five minutes.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the current session.' }),
  }),
});

builder.queryField('sessions', (t) =>
  t.field({
    type: [SessionType],
    description: "The viewer's sessions: first the current one, then the others, most recently used first.",
    authScopes: { user: true },
    resolve: (_, _args, context) => listSessions(context),
  }),
);

builder.mutationFields((t) => ({
  endSession: t.field({
    type: 'ID',
    description:
      "Ends one of the viewer's other sessions immediately. Returns its id. To end the current session, use `logout`.",
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The session to end.' }) },
    resolve: (_, { id }, context) => endOneSession(context, id),
  }),
  endOtherSessions: t.int({
    description:
      "Ends all of the viewer's sessions except the current one. Returns how many sessions have ended.",
    authScopes: { user: true },
    resolve: (_, _args, context) => endOtherSessions(context),
  }),
  endUserSessions: t.int({
    description:
      'Ends all sessions of a user. If the user is the viewer, the current session does not end. Returns how many sessions have ended. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The user.' }) },
    resolve: (_, { id }, context) => endUserSessions(context, id),
  }),
}));
