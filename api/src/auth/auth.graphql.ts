import type { PublicUser } from '../context.js';
import { builder } from '../schema/builder.js';
import { SESSION_COST, VISITOR_COST } from '../schema/cost.js';
import { UserType } from '../schema/user-type.js';
import { completeLogin, login, register } from './auth.service.js';
import { type RegistrationPolicy, readRegistrationPolicy } from './registration-policy.js';
import { endSession } from './session.service.js';

builder.queryField('viewer', (t) =>
  t.field({
    type: UserType,
    nullable: true,
    description: 'The logged-in user, or null.',
    resolve: (_, _args, { viewer }) => viewer,
  }),
);

const LoginInput = builder.inputType('LoginInput', {
  description: 'Login credentials.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address. Not case-sensitive.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
});

const LoginCodeInput = builder.inputType('LoginCodeInput', {
  description: 'The second step of a login.',
  fields: (t) => ({
    step: t.string({ required: true, description: 'The `step` from the error that `login` returned.' }),
    code: t.string({
      required: true,
      description: 'Six digits from the authenticator app, or a recovery code.',
    }),
  }),
});

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address. Must be unique.' }),
    password: t.string({ required: true, description: 'Password of at least 8 characters.' }),
    confirmPassword: t.string({ description: 'If set, must match `password`.' }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    setupCode: t.string({
      description:
        'Required for the first account if `registration.needsSetupCode` is true. The server prints the code when it starts.',
    }),
  }),
});

const RegistrationPolicyType = builder.objectRef<RegistrationPolicy>('RegistrationPolicy').implement({
  description: 'Whether and how visitors can register.',
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether visitors can create their own accounts.' }),
    createsFirstAccount: t.exposeBoolean('createsFirstAccount', {
      description: 'Whether the next registration creates the first account, which becomes an administrator.',
    }),
    needsSetupCode: t.exposeBoolean('needsSetupCode', {
      description:
        'Whether the next registration creates the first account and requires the setup code that the server printed.',
    }),
  }),
});

builder.queryField('registration', (t) =>
  t.field({
    type: RegistrationPolicyType,
    description: 'Whether and how visitors can register.',
    // The cost is high, because this field reads the database and even visitors can query it.
    complexity: VISITOR_COST,
    resolve: (_, _args, context) => readRegistrationPolicy(context),
  }),
);

const Registration = builder
  .objectRef<{ user: PublicUser; pendingApproval: boolean }>('Registration')
  .implement({
    description: 'The result of a registration.',
    fields: (t) => ({
      user: t.expose('user', {
        type: UserType,
        nullable: true,
        description: 'The new user, who is now logged in. Null if the account is pending approval.',
      }),
      pendingApproval: t.exposeBoolean('pendingApproval', {
        description: 'Whether an administrator has to approve the account before the user can log in.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  login: t.field({
    type: UserType,
    description:
      'Logs in and sets the session cookie. If the user has two-step verification, the login fails with an error that has the extension `step`. Pass it to `completeLogin`.',
    authScopes: { visitor: true },
    complexity: SESSION_COST,
    args: { input: t.arg({ type: LoginInput, required: true, description: 'The credentials.' }) },
    async resolve(_, { input }, context) {
      const { user, tokens } = await login(context, input);
      context.setSession(tokens);
      return user;
    },
  }),
  completeLogin: t.field({
    type: UserType,
    description:
      'Completes a login with a code and sets the session cookie. After an invalid code, the error contains the same `step`. After any other error, start over with `login`.',
    authScopes: { visitor: true },
    complexity: SESSION_COST,
    args: {
      input: t.arg({ type: LoginCodeInput, required: true, description: 'The login and the code.' }),
    },
    async resolve(_, { input }, context) {
      const { user, tokens } = await completeLogin(context, input);
      context.setSession(tokens);
      return user;
    },
  }),
  register: t.field({
    type: Registration,
    description:
      'Creates an account. The first account of a planner becomes an administrator and is logged in immediately.',
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }) },
    async resolve(_, { input }, context) {
      const { user, tokens } = await register(context, input);
      if (tokens) context.setSession(tokens);
      return { user: tokens ? user : null, pendingApproval: !tokens } as {
        user: PublicUser;
        pendingApproval: boolean;
      };
    },
  }),
  logout: t.boolean({
    description:
      'Ends the session on the server and deletes its cookie. Always returns true, even without a session.',
    authScopes: { visitor: true },
    complexity: SESSION_COST,
    async resolve(_, _args, context) {
      await endSession(context);
      context.clearSession();
      return true;
    },
  }),
}));
