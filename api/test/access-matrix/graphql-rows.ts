import { generateSync } from 'otplib';
import { createPasskeyTokens } from '../../src/auth/passkey-tokens.js';
import { Authenticator } from '../authenticator.js';
import { contractKinds } from '../contract-kinds.js';
import { PASSWORD, TEST_SECRET } from '../planner.js';
import {
  brands,
  changeOf,
  entriesOf,
  fieldsOf,
  invitation,
  key,
  leastBody,
  passkey,
  people,
  session,
  settings,
  twoStep,
  view,
} from '../rest-contract/content.js';
import { graphqlInput } from '../transport.js';
import type { Access } from './access.js';
import { ownEntry, ownKind } from './own-kinds.js';

/** A field of Query, Mutation or Subscription. */
export interface GraphQLRow {
  /** The type and the field, such as `Mutation.createBrand`. */
  operation: string;
  access: Access;
  /** Arguments for a call that succeeds. */
  args: Record<string, unknown>;
  /** Returns additional arguments that are valid only for this caller. */
  argsOf?: (caller: string) => Promise<Record<string, unknown>>;
  /** The id of a change set that the caller must have made. */
  ownChange?: string;
  /** The id of a change set that must be a deletion. */
  deletion?: string;
  /** The id of a key that the caller must own. */
  ownKey?: string;
  /** The id of a team view that the caller must have created. */
  ownView?: string;
  /** The id of a session that must belong to the caller. */
  ownSession?: string;
  /** The id of a passkey that must belong to the caller. */
  ownPasskey?: string;
  /** The required state of the caller's two-step verification: turned on, or setup started but not finished. */
  ownTwoStep?: 'on' | 'setup';
  /** Whether the call requires a caller who has no password. */
  withoutPassword?: true;
}

/** The secret of the caller's authenticator app. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const row = (operation: string, access: Access, args: Record<string, unknown> = {}): GraphQLRow => ({
  operation,
  access,
  args,
});

const [blog] = contractKinds as readonly [(typeof contractKinds)[number]];
const entry = entriesOf(blog).newer;
const { set: change } = changeOf(blog);
const field = fieldsOf(blog).channel;
const { colleague, member, pending } = people;
const confirmation = { password: PASSWORD, code: twoStep.recoveryCode };
const brand = { name: 'Contoso', color: '#123456' };
const newKind = { name: 'Press', pluralName: 'Press', icon: 'newspaper', color: 'teal', dates: 'day' };
const newcomer = { email: 'newcomer@planner.example', password: PASSWORD };
const range = { from: '2026-03-01', to: '2026-03-31' };

const authenticator = new Authenticator(settings.PUBLIC_URL);

/** Returns the input that registers a new passkey for a user. */
async function passkeyInput(userId: string) {
  const challenge = 'challenge';
  const user = { id: 'a-handle-of-22-letters', name: '', displayName: '' };
  const rp = { id: 'localhost', name: '' };
  return {
    registration: await createPasskeyTokens(TEST_SECRET).registrations.create({
      ...{ challenge, userId, userHandle: user.id },
    }),
    response: authenticator.create({ challenge, rp, user, pubKeyCredParams: [] }),
  };
}

/** A valid import. */
export const importRows = [graphqlInput(blog.kind, leastBody(blog))];

const { dynamicFields, ...post } = leastBody(blog);
const newEntry = {
  ...graphqlInput(blog.kind, post),
  values: { [fieldsOf(blog).author.id]: dynamicFields.author },
};

/** All operations in the schema: who can use each one, and a call that succeeds. Add a row for each new operation. */
export const graphqlRows: readonly GraphQLRow[] = [
  row('Subscription.changes', 'reader'),
  row('Query.accessTokens', 'user'),
  row('Query.accountLinks', 'admin'),
  row('Query.activity', 'admin'),
  row('Query.viewer', 'anyone'),
  row('Query.viewerToken', 'anyone'),
  row('Query.registration', 'anyone'),
  row('Query.loginOptions', 'anyone'),
  row('Query.serverWarnings', 'admin'),
  row('Query.brands', 'reader'),
  row('Query.brandEntryCount', 'reader', { id: brands.northwind.id }),
  row('Query.calendar', 'reader', range),
  row('Query.calendarCounts', 'reader', { ...range, by: 'brand', today: range.to }),
  row('Query.columnPreference', 'user', { kind: 'blog' }),
  row('Query.connectableLogin', 'user'),
  row('Query.entries', 'reader', { filter: { conditions: [] } }),
  row('Query.entriesById', 'reader', { ids: [entry.id] }),
  row('Query.entry', 'reader', { id: entry.id }),
  row('Query.entryHistory', 'user', { id: entry.id }),
  row('Query.fieldCounts', 'reader'),
  row('Query.fieldMerge', 'admin', { from: fieldsOf(blog).author.id, into: 'category' }),
  row('Query.fields', 'reader'),
  row('Query.filterCounts', 'reader', range),
  row('Query.frozenEntries', 'admin', { ...range, linkId: entry.id }),
  row('Query.hasSampleContent', 'admin'),
  row('Query.personEntryCount', 'admin', { id: member.id }),
  row('Query.openedAccountLink', 'anyone', { secret: invitation.secret }),
  row('Query.kindCounts', 'reader'),
  row('Query.kinds', 'anyone'),
  row('Query.passkeys', 'user'),
  row('Query.passwordStatus', 'user'),
  row('Query.people', 'reader'),
  { ...row('Query.restorePreview', 'admin', { id: change.id }), deletion: change.id },
  row('Query.savedViews', 'user'),
  row('Query.sessions', 'user'),
  row('Query.system', 'admin'),
  row('Query.twoStep', 'login'),
  row('Query.users', 'admin'),

  row('Mutation.login', 'visitor', { input: { email: member.email, password: PASSWORD } }),
  row('Mutation.completeLogin', 'visitor', {
    input: { step: twoStep.step, code: twoStep.recoveryCode },
  }),
  row('Mutation.logout', 'visitor'),
  row('Mutation.register', 'visitor', { input: newcomer }),
  row('Mutation.redeemAccountLink', 'visitor', {
    input: { secret: invitation.secret, password: PASSWORD },
  }),
  row('Mutation.changePassword', 'user', { current: PASSWORD, new: 'another long password' }),
  { ...row('Mutation.setPassword', 'user', { password: 'another long password' }), withoutPassword: true },
  row('Mutation.updateProfile', 'user', { input: { firstName: 'Maya' } }),
  { ...row('Mutation.endSession', 'user', { id: session.id }), ownSession: session.id },
  row('Mutation.endOtherSessions', 'user'),
  row('Mutation.startTwoStepSetup', 'login', { password: PASSWORD }),
  {
    ...row('Mutation.turnOnTwoStep', 'login', { code: '000000' }),
    ownTwoStep: 'setup',
    argsOf: async () => ({ code: generateSync({ secret: TOTP_SECRET }) }),
  },
  { ...row('Mutation.turnOffTwoStep', 'user', confirmation), ownTwoStep: 'on' },
  { ...row('Mutation.replaceRecoveryCodes', 'user', confirmation), ownTwoStep: 'on' },
  row('Mutation.connectLogin', 'user', { id: people.member.id }),
  row('Mutation.declineLogin', 'user'),
  row('Mutation.startPasskeyLogin', 'visitor'),
  row('Mutation.completePasskeyLogin', 'visitor', {
    input: { login: passkey.login, response: passkey.response },
  }),
  row('Mutation.startPasskey', 'user'),
  {
    ...row('Mutation.addPasskey', 'user', { input: await passkeyInput(member.id) }),
    argsOf: async (caller) => ({ input: await passkeyInput(caller) }),
  },
  {
    ...row('Mutation.renamePasskey', 'user', { id: passkey.row.id, name: 'Other' }),
    ownPasskey: passkey.row.id,
  },
  { ...row('Mutation.removePasskey', 'user', { id: passkey.row.id }), ownPasskey: passkey.row.id },

  row('Mutation.createEntry', 'writer', {
    input: { kind: ownKind.id, title: 'Award', startDate: ownEntry.day },
  }),
  row('Mutation.updateEntry', 'writer', { id: ownEntry.id, input: { title: 'Prize' } }),
  row('Mutation.createEntries', 'writer', { entries: [newEntry] }),
  row('Mutation.importEntries', 'writer', {
    rows: importRows,
    dryRun: false,
  }),
  row('Mutation.duplicateEntries', 'writer', { ids: [entry.id] }),
  row('Mutation.deleteEntry', 'writer', { id: entry.id }),
  row('Mutation.updateEntries', 'writer', { kind: 'blog', ids: [entry.id], data: { showOnCalendar: false } }),
  row('Mutation.changeKind', 'writer', { from: 'blog', to: 'other', ids: [entry.id] }),
  row('Mutation.handOver', 'admin', { from: colleague.id, to: member.id }),
  row('Mutation.deleteEntries', 'writer', { kind: 'blog', ids: [entry.id] }),
  row('Mutation.moveEntries', 'writer', {
    moves: [{ id: entry.id, version: entry.version, startDate: '2026-03-09', endDate: '2026-03-09' }],
  }),
  { ...row('Mutation.undoChange', 'user', { id: change.id }), ownChange: change.id },
  row('Mutation.announceEditing', 'user', { id: entry.id, formId: 'form', isEditing: true }),
  row('Mutation.saveColumnPreference', 'user', {
    kind: 'blog',
    input: { visibleColumns: ['date'], columnOrder: ['date'] },
  }),

  row('Mutation.createAccessToken', 'user', { input: { kind: 'key', name: 'Script' } }),
  { ...row('Mutation.updateAccessToken', 'user', { id: key.id, input: { name: 'Other' } }), ownKey: key.id },
  { ...row('Mutation.revokeAccessToken', 'user', { id: key.id }), ownKey: key.id },

  row('Mutation.createSavedView', 'user', { input: { name: 'Launch', state: 'view=month' } }),
  {
    ...row('Mutation.updateSavedView', 'user', { id: view.id, input: { name: 'Other' } }),
    ownView: view.id,
  },
  { ...row('Mutation.deleteSavedView', 'user', { id: view.id }), ownView: view.id },

  { ...row('Mutation.restoreChange', 'admin', { id: change.id }), deletion: change.id },
  row('Mutation.createBrand', 'admin', { input: brand }),
  row('Mutation.updateBrand', 'admin', { id: brands.northwind.id, input: brand }),
  row('Mutation.deleteBrand', 'admin', { id: brands.northwind.id }),
  row('Mutation.createField', 'admin', { input: { label: 'Code', type: 'text', kinds: [{ kind: 'blog' }] } }),
  row('Mutation.updateField', 'admin', { id: field.id, input: { label: 'Source' } }),
  row('Mutation.orderFields', 'admin', { kind: 'blog', ids: [field.id] }),
  row('Mutation.deleteField', 'admin', { id: field.id }),
  row('Mutation.mergeFields', 'admin', { from: fieldsOf(blog).author.id, into: 'category' }),
  row('Mutation.createKind', 'admin', { input: newKind }),
  row('Mutation.updateKind', 'admin', { id: 'blog', input: { isHidden: true } }),
  row('Mutation.orderKinds', 'admin', { ids: [ownKind.id] }),
  row('Mutation.deleteKind', 'admin', { id: ownKind.id }),
  row('Mutation.createUser', 'admin', { input: newcomer }),
  row('Mutation.updateUser', 'admin', { id: member.id, input: { firstName: 'Maya' } }),
  row('Mutation.setUserAdmin', 'admin', { id: member.id, isAdmin: true }),
  row('Mutation.setUserApproved', 'admin', { id: pending.id, isApproved: true }),
  row('Mutation.deleteUser', 'admin', { id: member.id }),
  row('Mutation.endUserSessions', 'admin', { id: member.id }),
  row('Mutation.createInvitation', 'admin', { email: newcomer.email }),
  row('Mutation.createPasswordReset', 'admin', { userId: member.id }),
  row('Mutation.revokeAccountLink', 'admin', { id: invitation.id }),
  row('Mutation.resetTwoStep', 'admin', { id: colleague.id }),
  row('Mutation.addSampleContent', 'admin', { today: '2026-03-08' }),
  row('Mutation.removeSampleContent', 'admin'),
];
