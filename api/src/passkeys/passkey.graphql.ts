import { builder } from '../schema/builder.js';
import { SESSION_COST, VISITOR_COST } from '../schema/cost.js';
import { UserType } from '../schema/user-type.js';
import { MAX_NAME } from './passkey.entity.js';
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  type PasskeyRegistration,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkey.service.js';
import { completePasskeyLogin, type PasskeyLogin, startPasskeyLogin } from './passkey-login.service.js';
import { countPasskeys, type PasskeyRow } from './passkey-store.js';

const PasskeyType = builder.objectRef<PasskeyRow>('Passkey').implement({
  description: 'A passkey of the viewer, which logs them in without their password.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID. The id alone does not grant access.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    isSynced: t.exposeBoolean('isSynced', {
      description:
        'Whether the passkey was backed up when it was last used. Passkeys that are backed up are available on several devices.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user last logged in with it. Null if never.',
    }),
  }),
});

const PasskeyRegistrationType = builder.objectRef<PasskeyRegistration>('PasskeyRegistration').implement({
  description: 'The options for adding a passkey in a browser. Valid for five minutes.',
  fields: (t) => ({
    registration: t.exposeString('registration', { description: 'Pass it to `addPasskey`.' }),
    options: t.expose('options', {
      type: 'JSON',
      description:
        'The `PublicKeyCredentialCreationOptionsJSON` for `PublicKeyCredential.parseCreationOptionsFromJSON`.',
    }),
  }),
});

const PasskeyLoginType = builder.objectRef<PasskeyLogin>('PasskeyLogin').implement({
  description: 'A login that is waiting for a passkey. Valid for five minutes.',
  fields: (t) => ({
    login: t.exposeString('login', { description: 'Pass it to `completePasskeyLogin`.' }),
    options: t.expose('options', {
      type: 'JSON',
      description:
        'The `PublicKeyCredentialRequestOptionsJSON` for `PublicKeyCredential.parseRequestOptionsFromJSON`.',
    }),
  }),
});

const NAME = `Its name, 1 to ${MAX_NAME} characters.`;

const PasskeyInput = builder.inputType('PasskeyInput', {
  description: 'A new passkey.',
  fields: (t) => ({
    registration: t.string({ required: true, description: 'The `registration` from `startPasskey`.' }),
    response: t.field({
      type: 'JSON',
      required: true,
      description: "The browser's `RegistrationResponseJSON`.",
    }),
    name: t.string({ description: `${NAME} By default, the browser's name, such as \`Chrome on Windows\`.` }),
  }),
});

const PasskeyLoginInput = builder.inputType('PasskeyLoginInput', {
  description: 'A login with a passkey.',
  fields: (t) => ({
    login: t.string({ required: true, description: 'The `login` from `startPasskeyLogin`.' }),
    response: t.field({
      type: 'JSON',
      required: true,
      description: "The browser's `AuthenticationResponseJSON`.",
    }),
    userId: t.id({
      description:
        'Logs in only this user. A passkey of another user is rejected, and the current session does not end.',
    }),
  }),
});

builder.objectField(UserType, 'passkeyCount', (t) =>
  t.loadable({
    type: 'Int',
    description: 'How many passkeys the user has.',
    load: async (ids: string[], { em }) => {
      const counts = await countPasskeys(em, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    },
    resolve: ({ id }) => id,
  }),
);

builder.queryField('passkeys', (t) =>
  t.field({
    type: [PasskeyType],
    description: "The viewer's passkeys, oldest first.",
    authScopes: { user: true },
    resolve: (_, _args, context) => listPasskeys(context),
  }),
);

builder.mutationFields((t) => ({
  startPasskeyLogin: t.field({
    type: PasskeyLoginType,
    description:
      'Starts a login with a passkey. Complete it with `completePasskeyLogin`. Not allowed if `loginOptions.passkeys` is null.',
    // This mutation has a high cost, because even visitors can run it, and it creates an encrypted token.
    authScopes: { visitor: true },
    complexity: VISITOR_COST,
    resolve: (_, _args, context) => startPasskeyLogin(context),
  }),
  completePasskeyLogin: t.field({
    type: UserType,
    description:
      'Completes a login with a passkey and sets the session cookie. It never requires a code. Each login works once.',
    authScopes: { visitor: true },
    complexity: SESSION_COST,
    args: {
      input: t.arg({ type: PasskeyLoginInput, required: true, description: 'The login and the response.' }),
    },
    async resolve(_, { input }, context) {
      const { user, tokens } = await completePasskeyLogin(context, input);
      context.setSession(tokens);
      return user;
    },
  }),
  startPasskey: t.field({
    type: PasskeyRegistrationType,
    description: `Starts adding a passkey to the viewer's account. Complete it with \`addPasskey\`. Each user can have at most ${MAX_PASSKEYS}. Requires a login within the last ten minutes. Not allowed if \`loginOptions.passkeys\` is null.`,
    authScopes: { user: true },
    resolve: (_, _args, context) => startPasskey(context),
  }),
  addPasskey: t.field({
    type: PasskeyType,
    description: "Adds a passkey to the viewer's account. Requires a login within the last ten minutes.",
    authScopes: { user: true },
    args: { input: t.arg({ type: PasskeyInput, required: true, description: 'The passkey.' }) },
    resolve: (_, { input }, context) => addPasskey(context, input),
  }),
  renamePasskey: t.field({
    type: PasskeyType,
    description: "Renames one of the viewer's passkeys.",
    authScopes: { user: true },
    args: {
      id: t.arg.id({ required: true, description: 'The passkey to rename.' }),
      name: t.arg.string({ required: true, description: NAME }),
    },
    resolve: (_, { id, name }, context) => renamePasskey(context, id, { name }),
  }),
  removePasskey: t.field({
    type: 'ID',
    description:
      "Removes one of the viewer's passkeys. Returns its id. Sessions that were started with it don't end. Requires a login within the last ten minutes.",
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The passkey to remove.' }) },
    resolve: (_, { id }, context) => removePasskey(context, id),
  }),
}));
