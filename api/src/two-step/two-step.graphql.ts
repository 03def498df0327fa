import type { PublicUser } from '../context.js';
import { builder } from '../schema/builder.js';
import { UserType } from '../schema/user-type.js';
import {
  readTwoStep,
  replaceRecoveryCodes,
  resetTwoStep,
  startTwoStepSetup,
  type TwoStepSetup,
  type TwoStepStatus,
  turnOffTwoStep,
  turnOnTwoStep,
  usersWithoutRequiredTwoStep,
  usersWithTwoStep,
} from './two-step.service.js';

const CODE = 'Six digits from the authenticator app, or a recovery code.';

const TwoStepType = builder.objectRef<TwoStepStatus>('TwoStep').implement({
  description: "The viewer's two-step verification.",
  fields: (t) => ({
    turnedOnAt: t.expose('turnedOnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was turned on. Null if it is off.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'How many recovery codes are unused.',
    }),
    isRequired: t.exposeBoolean('isRequired', {
      description:
        "Whether the viewer has to set it up, or can't turn it off, because the server's settings require it.",
    }),
  }),
});

const TwoStepSetupType = builder.objectRef<TwoStepSetup>('TwoStepSetup').implement({
  description: 'The values for an authenticator app. Valid for 15 minutes.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in Base32, for manual entry.' }),
    uri: t.exposeString('uri', { description: 'The `otpauth:` URI for a QR code.' }),
  }),
});

builder.objectField(UserType, 'hasTwoStep', (t) =>
  t.loadable({
    type: 'Boolean',
    description: 'Whether logging in requires a code.',
    load: async (ids: string[], { em }) => {
      const found = await usersWithTwoStep(em, ids);
      return ids.map((id) => found.has(id));
    },
    resolve: ({ id }) => id,
  }),
);

builder.objectField(UserType, 'needsTwoStep', (t) =>
  t.loadable({
    type: 'Boolean',
    description:
      "Whether the user has to set up two-step verification, because the server's settings require it. Until then, all other requests fail with the reason `twoStepRequired`. Sessions that started with single sign-on don't require it.",
    load: async (users: PublicUser[], context) => {
      const found = await usersWithoutRequiredTwoStep(context, users);
      return users.map(({ id }) => found.has(id));
    },
    resolve: (user) => user,
  }),
);

builder.queryField('twoStep', (t) =>
  t.field({
    type: TwoStepType,
    description: "The viewer's two-step verification.",
    authScopes: { login: true },
    resolve: (_, _args, context) => readTwoStep(context),
  }),
);

builder.mutationFields((t) => ({
  startTwoStepSetup: t.field({
    type: TwoStepSetupType,
    description:
      "Creates a secret for the viewer's authenticator app. Complete the setup with `turnOnTwoStep`.",
    authScopes: { login: true },
    args: { password: t.arg.string({ required: true, description: 'The current password.' }) },
    resolve: (_, input, context) => startTwoStepSetup(context, input),
  }),
  turnOnTwoStep: t.stringList({
    description:
      'Turns on two-step verification. Returns ten recovery codes, which cannot be displayed again. Each works once.',
    authScopes: { login: true },
    args: { code: t.arg.string({ required: true, description: 'Six digits from the authenticator app.' }) },
    resolve: (_, input, context) => turnOnTwoStep(context, input),
  }),
  turnOffTwoStep: t.boolean({
    description: "Turns off the viewer's two-step verification. Returns true.",
    authScopes: { user: true },
    args: {
      password: t.arg.string({ required: true, description: 'The current password.' }),
      code: t.arg.string({ required: true, description: CODE }),
    },
    async resolve(_, input, context) {
      await turnOffTwoStep(context, input);
      return true;
    },
  }),
  replaceRecoveryCodes: t.stringList({
    description: "Replaces the viewer's recovery codes. Returns the new ones. The old ones no longer work.",
    authScopes: { user: true },
    args: {
      password: t.arg.string({ required: true, description: 'The current password.' }),
      code: t.arg.string({ required: true, description: CODE }),
    },
    resolve: (_, input, context) => replaceRecoveryCodes(context, input),
  }),
  resetTwoStep: t.boolean({
    description:
      'Turns off the two-step verification of another user who cannot enter codes anymore, and removes their passkeys. Returns true if it was on or there were passkeys. Requires a login within the last ten minutes. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The user.' }) },
    resolve: (_, { id }, context) => resetTwoStep(context, id),
  }),
}));
