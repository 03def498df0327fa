import { type ContractKind, contractKinds } from '../contract-kinds.js';
import { PASSWORD } from '../planner.js';
import { brands, entriesOf, fieldsOf, leastBody, people } from '../rest-contract/content.js';
import { graphqlInput } from '../transport.js';
import type { Access } from './access.js';

/** A field of Query, Mutation or Subscription. */
export interface GraphQLRow {
  /** For example, `Mutation.createBrand`. */
  operation: string;
  access: Access;
  /** Arguments for a call that succeeds. */
  args: Record<string, unknown>;
}

const row = (operation: string, access: Access, args: Record<string, unknown> = {}): GraphQLRow => ({
  operation,
  access,
  args,
});

const [blog] = contractKinds as readonly [(typeof contractKinds)[number]];
const entry = entriesOf(blog).newer;
const field = fieldsOf(blog).channel;
const { member, pending } = people;
const brand = { name: 'Contoso', color: '#123456' };
const newcomer = { email: 'newcomer@planner.example', password: PASSWORD };
const range = { from: '2026-03-01', to: '2026-03-31' };

const leastInput = (kind: ContractKind) => graphqlInput(kind.kind, leastBody(kind));

/** Every schema field, with who can use it and a call that succeeds. Add a row for each new operation. */
export const graphqlRows: readonly GraphQLRow[] = [
  row('Query.viewer', 'visitor'),
  row('Query.registration', 'visitor'),
  row('Query.serverWarnings', 'admin'),
  row('Query.brands', 'user'),
  row('Query.brandEntryCount', 'user', { id: brands.northwind.id }),
  row('Query.calendar', 'user', range),
  row('Query.columnPreference', 'user', { kind: 'blog' }),
  row('Query.entries', 'user', { kind: 'blog' }),
  row('Query.entry', 'user', { id: entry.id }),
  row('Query.entryPage', 'user', { from: range.from }),
  row('Query.fieldConfigurations', 'user', { kind: 'blog' }),
  row('Query.hasSampleContent', 'admin'),
  row('Query.logPage', 'user', { kind: 'blog' }),
  row('Query.users', 'admin'),

  row('Mutation.login', 'visitor', { input: { email: member.email, password: PASSWORD } }),
  row('Mutation.logout', 'visitor'),
  row('Mutation.register', 'visitor', { input: newcomer }),
  row('Mutation.changePassword', 'user', { current: PASSWORD, new: 'another long password' }),

  ...contractKinds.flatMap((kind) => [
    row(`Mutation.create${kind.typeName}`, 'user', { input: leastInput(kind) }),
    row(`Mutation.update${kind.typeName}`, 'user', { id: entriesOf(kind).newer.id, input: leastInput(kind) }),
  ]),
  row('Mutation.deleteEntry', 'user', { id: entry.id }),
  row('Mutation.updateEntries', 'user', { kind: 'blog', ids: [entry.id], data: { showOnCalendar: false } }),
  row('Mutation.deleteEntries', 'user', { kind: 'blog', ids: [entry.id] }),
  row('Mutation.saveColumnPreference', 'user', {
    kind: 'blog',
    input: { visibleColumns: ['date'], columnOrder: ['date'] },
  }),

  row('Mutation.createBrand', 'admin', { input: brand }),
  row('Mutation.updateBrand', 'admin', { id: brands.northwind.id, input: brand }),
  row('Mutation.deleteBrand', 'admin', { id: brands.northwind.id }),
  row('Mutation.createFieldConfiguration', 'admin', {
    input: { kind: 'blog', fieldLabel: 'Code', fieldType: 'text' },
  }),
  row('Mutation.updateFieldConfiguration', 'admin', {
    id: field.id,
    input: { fieldLabel: 'Source', fieldType: 'text' },
  }),
  row('Mutation.deleteFieldConfiguration', 'admin', { id: field.id }),
  row('Mutation.createUser', 'admin', { input: newcomer }),
  row('Mutation.updateUser', 'admin', { id: member.id, input: { firstName: 'Maya' } }),
  row('Mutation.setUserAdmin', 'admin', { id: member.id, isAdmin: true }),
  row('Mutation.setUserApproved', 'admin', { id: pending.id, isApproved: true }),
  row('Mutation.deleteUser', 'admin', { id: member.id }),
  row('Mutation.addSampleContent', 'admin', { today: '2026-03-08' }),
  row('Mutation.removeSampleContent', 'admin'),
];
