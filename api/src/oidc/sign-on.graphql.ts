import { builder } from '../schema/builder.js';
import { SESSION_COST, VISITOR_COST } from '../schema/cost.js';
import { type ConnectableLogin, connectIdentity, readConnectableLogin } from './connect.service.js';
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

const ConnectableLoginType = builder.objectRef<ConnectableLogin>('ConnectableLogin').implement({
  description:
    "A user of the single sign-on provider who can be connected to the viewer's account. Anyone can have logged in with this browser, so ask the viewer whether this user is theirs.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the login, for `connectLogin`.' }),
    provider: t.exposeString('provider', { description: 'The name of the provider.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: "The user's name, as the provider reports it.",
    }),
    email: t.exposeString('email', {
      description: "The user's email address, which the provider has verified.",
    }),
  }),
});

builder.queryField('connectableLogin', (t) =>
  t.field({
    type: ConnectableLoginType,
    nullable: true,
    description:
      "The last login with single sign-on in this browser, if it was rejected because the viewer's account has the same email address and the provider has verified this address. Null if there is no such login, if it was for a different account, or if it is older than ten minutes.",
    authScopes: { user: true },
    resolve: (_, _args, context) => readConnectableLogin(context),
  }),
);

builder.mutationFields((t) => ({
  connectLogin: t.boolean({
    description:
      "Connects the provider's user of the `connectableLogin` to the viewer's account, after the viewer has confirmed it. This user can then log in to the account. Returns false if the login has expired or was replaced by another one. Requires a login within the last ten minutes.",
    authScopes: { user: true },
    complexity: SESSION_COST,
    args: {
      id: t.arg.id({
        required: true,
        description: 'The id of the `connectableLogin` that the viewer has confirmed.',
      }),
    },
    async resolve(_, { id }, context) {
      const connected = await connectIdentity(context, id);
      if (connected) context.clearIdentity();
      return connected;
    },
  }),
  declineLogin: t.boolean({
    description:
      "Forgets the `connectableLogin`, after the viewer has declined to connect it. The provider's user and the viewer's account stay separate. Returns true.",
    authScopes: { user: true },
    complexity: SESSION_COST,
    resolve(_, _args, context) {
      context.clearIdentity();
      return true;
    },
  }),
}));
