import type { Person } from '../context.js';
import { builder } from './builder.js';

export const PersonType = builder.objectRef<Person>('Person').implement({
  description: 'The details of a person that all users can see.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the account.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'First name, if any.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Last name, if any.' }),
  }),
});
