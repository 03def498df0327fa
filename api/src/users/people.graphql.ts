import { builder } from '../schema/builder.js';
import { listPeople, type PersonProfile } from './people.service.js';

const PersonProfileType = builder.objectRef<PersonProfile>('PersonProfile').implement({
  description: 'A person whose account is or was approved.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the account.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'First name, if any.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Last name, if any.' }),
    profileImageUrl: t.exposeString('profileImageUrl', {
      nullable: true,
      description: 'The URL of a picture, if any.',
    }),
    isApproved: t.exposeBoolean('isApproved', {
      description: 'Whether the account is approved, so that the person can be chosen in fields.',
    }),
    isMe: t.exposeBoolean('isMe', { description: 'Whether this is the viewer, or the owner of the key.' }),
  }),
});

builder.queryField('people', (t) =>
  t.field({
    type: [PersonProfileType],
    description:
      'All people whose accounts are or were approved, sorted by name. Empty for links and embeds.',
    authScopes: { reader: true },
    resolve: (_, _args, context) => listPeople(context),
  }),
);
