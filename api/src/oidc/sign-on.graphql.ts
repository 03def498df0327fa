import { builder } from '../schema/builder.js';
import { SESSION_COST, VISITOR_COST } from '../schema/cost.js';
import { connectIdentity } from './connect.service.js';
import { type LoginOptions, type LoginProvider, readLoginOptions } from './login-options.js';

const LoginProviderType = builder.objectRef<LoginProvider>('LoginProvider').implement({
  description: 'A single sign-on provider.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on the button "Continue with …".' }),
    url: t.exposeString('url', {
      description:
        'Navigate the browser to this URL to log in. The parameter `returnTo` is the page to return to: a path in the planner, or a page on an allowed origin.',
    }),
  }),
});

const PasskeyOptionsType = builder
  .objectRef<NonNullable<LoginOptions['passkeys']>>('PasskeyOptions')
  .implement({
    description: 'Where users can log in with a passkey.',
    fields: (t) => ({
      rpId: t.exposeString('rpId', {
        description: "The relying party's ID: the host name of the planner. Only its pages can use passkeys.",
      }),
    }),
  });

const LoginOptionsType = builder.objectRef<LoginOptions>('LoginOptions').implement({
  description: 'How visitors can log in.',
  fields: (t) => ({
    acceptsPasswords: t.exposeBoolean('acceptsPasswords', {
      description: 'Whether users can log in with a password.',
    }),
    canRegister: t.exposeBoolean('canRegister', {
      description: 'Whether visitors can create their own accounts with a password.',
    }),
    passkeys: t.expose('passkeys', {
      type: PasskeyOptionsType,
      nullable: true,
      description: "Null if users can't log in with a passkey.",
    }),
    providers: t.field({
      type: [LoginProviderType],
      description: 'The single sign-on providers. Empty if single sign-on is not set up.',
      resolve: ({ providers }) => [...providers],
    }),
  }),
});

builder.queryField('loginOptions', (t) =>
  t.field({
    type: LoginOptionsType,
    description: 'How visitors can log in.',
    // This field has a high cost, because even visitors can query it, and it sometimes reads the database.
    complexity: VISITOR_COST,
    resolve: (_, _args, context) => readLoginOptions(context),
  }),
);

builder.mutationField('connectLogin', (t) =>
  t.boolean({
    description:
      "If the last login with single sign-on in this browser was rejected because an account with the same email address exists, connects the provider's user to the viewer's account. Returns false if there is no such login, or if it was for a different account.",
    authScopes: { user: true },
    complexity: SESSION_COST,
    resolve: (_, _args, context) => connectIdentity(context),
  }),
);
