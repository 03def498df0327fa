import { createHash } from 'node:crypto';
import { hashOfSecret } from '../../src/access-tokens/secrets.js';
import { hashPassword } from '../../src/accounts/passwords.js';
import { hashOfRecoveryCode } from '../../src/auth/recovery-codes.js';
import { createSealedTokens } from '../../src/auth/sealed-tokens.js';
import { LOG_KINDS } from '../../src/logs/kinds/index.js';
import { DEFAULT_FIELDS } from '../access-tokens.js';
import { Authenticator } from '../authenticator.js';
import { type ContractKind, contractKinds } from '../contract-kinds.js';
import { fieldRows } from '../field-values.js';
import { passkeyRow } from '../passkeys.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, TEST_SECRET, type TestPlanner } from '../planner.js';
import { insertRows } from '../snapshot.js';

/** Returns an id for content. Content with a higher number is newer. */
const idOf = (number: number) => `01a1fc84-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** An unknown id. */
export const UNKNOWN = idOf(999);

const FIRST_DAY = '2026-01-01T09:00:00.000Z';

const person = (number: number, email: string, firstName: string | null, isAdmin = false) => ({
  id: idOf(number),
  email,
  firstName,
  lastName: null,
  profileImageUrl: null,
  isAdmin,
  isApproved: true,
  createdAt: `2026-01-0${number}T09:00:00.000Z`,
});

/** The accounts in responses, oldest first. All have the same password. */
export const people = {
  admin: person(1, ADMIN_EMAIL, 'Ada', true),
  member: person(2, MEMBER_EMAIL, null),
  colleague: person(3, 'colleague@planner.example', 'Noor'),
  pending: { ...person(4, 'pending@planner.example', null), isApproved: false },
};

/** The brands in list order, which differs from the order in which they were created. */
export const brands = {
  adatum: { id: idOf(13), name: 'adatum', color: '#6b7280' },
  northwind: { id: idOf(11), name: 'Northwind', color: 'hsl(220, 60%, 50%)' },
  tailspin: { id: idOf(12), name: 'Tailspin', color: 'linear-gradient(#111, #222)' },
};

/** A link to all entries on the calendar. It does not expire. */
export const link = { id: idOf(300), secret: `cp_link_${'x'.repeat(43)}` };

/** A key that the administrator owns. */
export const key = { id: idOf(301), secret: `cp_key_${'z'.repeat(43)}` };

/** A team view that the administrator created. */
export const view = { id: idOf(302), name: 'Launch', state: 'view=month', version: 1 };

/** One of the member's sessions. Its token is unknown. */
export const session = { id: idOf(303), tokenHash: '0'.repeat(64) };

/** An invitation by the administrator. */
export const invitation = {
  id: idOf(304),
  email: 'invited@planner.example',
  secret: `cp_account_${'y'.repeat(43)}`,
};

/** The colleague's two-step verification, and a login that is waiting for a code. */
export const twoStep = {
  step: 's'.repeat(43),
  recoveryCode: '7kq2-m9xd',
  salt: 'c2FsdCBmb3IgdGVzdHMhIQ',
};

/** The planner's settings. With this URL, the cookies have the same names as without a public URL. */
export const settings = { PUBLIC_URL: 'http://localhost' };

const authenticator = new Authenticator(settings.PUBLIC_URL);
const challenge = 'challenge-of-a-login';

/**
 * The colleague's passkey, and a login that is waiting for it. The login is valid for an hour, because tests are slow.
 */
export const passkey = {
  row: await passkeyRow(authenticator, { id: idOf(305), userId: people.colleague.id, name: 'Laptop' }),
  login: await createSealedTokens<{ challenge: string }>({
    ...{ secret: TEST_SECRET, previous: undefined },
    ...{ audience: 'content-planner-passkey-login', seconds: 60 * 60 },
  }).create({ challenge }),
  response: authenticator.get({ challenge, rpId: 'localhost' }),
};

/** Returns the custom fields of a kind in display order. */
export function fieldsOf(kind: ContractKind) {
  const base = 20 + 10 * contractKinds.indexOf(kind);
  const field = (number: number, fieldName: string, fieldType: string, displayOrder: number) => ({
    id: idOf(base + number),
    logType: kind.kind,
    fieldName,
    fieldLabel: fieldName.toUpperCase(),
    fieldType,
    dropdownOptions: fieldType === 'dropdown' ? ['Paid', 'Own'] : null,
    optionColors: fieldType === 'dropdown' ? [{ option: 'Own', color: '#14a38b' }] : null,
    isRequired: fieldName === 'author',
    displayOrder,
    isShareable: false,
  });
  return {
    channel: field(4, 'channel', 'dropdown', 0),
    due: field(3, 'due', 'date', 1),
    author: field(1, 'author', 'text', 2),
    sponsored: field(2, 'sponsored', 'boolean', 3),
  };
}

/** The column ids of the custom fields, in display order. */
export const CUSTOM_COLUMNS = ['field:channel', 'field:due', 'field:author', 'field:sponsored'];

/** Returns the dates of an entry: one day, or the first and last day of an event. */
export const datesOf = ({ dates }: ContractKind, from: string, to = from) =>
  dates === 'span' ? { startDate: from, endDate: to } : { date: from };

/** Returns a body with values for all fields of a kind. */
export const fullBody = (kind: ContractKind) => ({
  ...datesOf(kind, '2026-10-25', '2026-10-27'),
  [kind.title]: 'Autumn issue',
  ...Object.fromEntries(kind.texts.map((name) => [name, `About ${name}`])),
  ...Object.fromEntries(kind.flags.map((name) => [name, true])),
  brandId: brands.northwind.id,
  color: '#123456',
  showOnCalendar: false,
  dynamicFields: { author: 'Noor', channel: 'Own', due: '2026-02-28', sponsored: true },
});

/** Returns the shortest valid body for a kind. */
export const leastBody = (kind: ContractKind) => ({
  ...datesOf(kind, '2026-10-25'),
  [kind.title]: 'Autumn issue',
  dynamicFields: { author: 'Noor' },
});

/** Returns the default values of the fields that `leastBody` omits. */
export const defaultsOf = (kind: ContractKind) => ({
  ...Object.fromEntries(kind.texts.map((name) => [name, null])),
  ...Object.fromEntries(kind.flags.map((name) => [name, false])),
  brandId: null,
  color: null,
  showOnCalendar: true,
});

/** Returns the entries of a kind in list order: by date, then newest first. */
export function entriesOf(kind: ContractKind) {
  const base = 100 + 10 * contractKinds.indexOf(kind);
  const entry = (number: number, date: string, version: number, more: object = {}) => ({
    id: idOf(base + number),
    ...datesOf(kind, date),
    [kind.title]: `Entry ${number}`,
    ...defaultsOf(kind),
    dynamicFields: { author: 'Maya' },
    ...more,
    version,
    createdAt: FIRST_DAY,
    updatedAt: FIRST_DAY,
  });
  return {
    latest: entry(2, '2026-03-10', 1),
    newer: entry(3, '2026-03-08', 3, { brandId: brands.northwind.id, color: '#abcdef' }),
    older: entry(1, '2026-03-08', 1, { showOnCalendar: false }),
  };
}

/** Returns the expected body of a list. */
export const listOf = (kind: ContractKind) => Object.values(entriesOf(kind));

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const asRow = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf(name), value]));

function entryRow(kind: ContractKind, entry: Record<string, unknown>): object {
  const { date, [kind.title]: title, dynamicFields, ...given } = entry;
  const own = kind.texts.flatMap((name) => (given[name] === null ? [] : [[name, given[name]]]));
  const platforms = kind.flags.filter((name) => given[name] === true);
  const { author } = fieldsOf(kind);
  const rest = Object.fromEntries(
    Object.entries(given).filter(([name]) => ![...kind.texts, ...kind.flags].includes(name)),
  );
  return asRow({
    kind: kind.kind,
    title,
    ...(date !== undefined && { startDate: date, endDate: date }),
    ...rest,
    values: {
      ...Object.fromEntries(own),
      ...(platforms.length > 0 && { platforms }),
      [author.id]: (dynamicFields as { author: string }).author,
    },
  });
}

/** Returns a change that made an entry of this kind visible, and that the member can undo. */
export const changeOf = (kind: ContractKind) => {
  const { id, version } = entriesOf(kind).newer;
  const set = { id: idOf(200), at: '2026-01-02T09:00:00.000Z', actorId: people.member.id };
  const change = { changeSetId: set.id, subjectId: id, title: 'Entry 3', kind: kind.kind };
  return {
    set: { ...set, channel: 'app', action: 'edit', subjectType: 'entry', subjectCount: 1 },
    change: {
      ...{ ...change, subjectType: 'entry', fromContent: version - 1, toContent: version },
      before: { showOnCalendar: false },
      after: { showOnCalendar: true },
    },
  };
};

/** Stores all content directly in the database, so that ids and timestamps are known. */
export async function storeContent(planner: TestPlanner): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const customFields = contractKinds.flatMap((kind) => Object.values(fieldsOf(kind)).map(({ id }) => id));
  const dated = (values: object) => asRow({ ...values, createdAt: FIRST_DAY });
  await insertRows(planner, {
    users: Object.values(people).map((user) => asRow({ ...user, passwordHash })),
    brands: Object.values(brands).map(dated),
    ...fieldRows(
      contractKinds.flatMap((kind) =>
        Object.values(fieldsOf(kind)).map(({ optionColors, dropdownOptions, ...field }) => {
          const colors = new Map(optionColors?.map(({ option, color }) => [option, color]));
          const options = (dropdownOptions ?? []).map((name) => ({ name, color: colors.get(name) }));
          const { logType, fieldName, fieldLabel, fieldType, displayOrder } = field;
          const named = { kind: logType, name: fieldName, label: fieldLabel, type: fieldType };
          return { ...field, ...named, position: displayOrder, options };
        }),
      ),
    ),
    access_tokens: [
      { ...link, kind: 'link', ownerId: null, kinds: [...LOG_KINDS], fields: DEFAULT_FIELDS },
      { ...key, kind: 'key', ownerId: people.admin.id, fields: [...DEFAULT_FIELDS, ...customFields] },
    ].map(({ secret, ...token }) =>
      asRow({
        ...{ ...token, name: 'Clients', tokenHash: hashOfSecret(secret), createdBy: people.admin.id },
        ...{ createdAt: FIRST_DAY, withoutBrand: true },
        ...{ canWrite: false, origins: [] },
      }),
    ),
  });
  await insertRows(planner, {
    entries: contractKinds.flatMap((kind) => listOf(kind).map((entry) => entryRow(kind, entry))),
  });
  const now = new Date();
  const inTenMinutes = new Date(now.getTime() + 10 * 60 * 1000);
  const ends = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await insertRows(planner, {
    sessions: [
      asRow({ ...session, userId: people.member.id, createdAt: now, lastUsedAt: now, expiresAt: ends }),
    ],
    account_links: [
      asRow({
        ...{ id: invitation.id, email: invitation.email, tokenHash: hashOfSecret(invitation.secret) },
        ...{ createdBy: people.admin.id, createdAt: now, expiresAt: ends },
      }),
    ],
    two_steps: [
      dated({
        ...{ userId: people.colleague.id, secret: 'unreadable', turnedOnAt: FIRST_DAY },
        recoverySalt: twoStep.salt,
        recoveryCodes: [await hashOfRecoveryCode(twoStep.recoveryCode, twoStep.salt)],
      }),
    ],
    login_steps: [
      asRow({
        ...{ id: idOf(304), userId: people.colleague.id, createdAt: now, expiresAt: inTenMinutes },
        tokenHash: createHash('sha256').update(twoStep.step).digest('hex'),
      }),
    ],
    passkeys: [dated(passkey.row)],
    saved_views: [dated({ ...view, ownerId: null, createdBy: people.admin.id, updatedAt: FIRST_DAY })],
  });
  const { set, change } = changeOf(contractKinds[0] as ContractKind);
  await insertRows(planner, { change_sets: [asRow(set)], changes: [asRow(change)] });
}
