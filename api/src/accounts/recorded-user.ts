import { type ChangedValues, changedValues } from '../changes/changed-values.js';
import type { SubjectChange } from '../changes/record-change.js';
import type { User } from './user.entity.js';

type Account = Pick<
  User,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'isApproved' | 'passwordHash'
>;

/** The account values that are recorded in changes. They never contain a password or hash. */
const valuesOf = ({ email, firstName, lastName, isAdmin, isApproved }: Account) => ({
  ...{ email, firstName: firstName ?? null, lastName: lastName ?? null },
  ...{ isAdmin, isApproved },
});

const subjectOf = ({
  id,
  email,
  firstName,
  lastName,
}: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) => ({
  id,
  title: [firstName, lastName].filter(Boolean).join(' ') || email,
});

/** The change that created an account. */
export const createdUser = (user: Account): SubjectChange => ({
  ...subjectOf(user),
  before: null,
  after: valuesOf(user),
});

/** The change that deleted an account. */
export const deletedUser = (user: Account): SubjectChange => ({
  ...subjectOf(user),
  before: valuesOf(user),
  after: null,
});

/** A new password is recorded as a `password` without values. */
const NEW_PASSWORD = { password: null };

/** Returns the change to an account, or null if nothing changed. */
export function editedUser(before: Account, after: Account): SubjectChange | null {
  const values: ChangedValues | null = changedValues(valuesOf(before), valuesOf(after));
  const isNewPassword = before.passwordHash !== after.passwordHash;
  if (!values && !isNewPassword) return null;
  return {
    ...subjectOf(after),
    before: { ...values?.before, ...(isNewPassword && NEW_PASSWORD) },
    after: { ...values?.after, ...(isNewPassword && NEW_PASSWORD) },
  };
}

/** The change that ended some of a user's sessions. It contains the number of sessions before and after the change. */
export const editedSessions = (
  user: Parameters<typeof subjectOf>[0],
  before: number,
  after: number,
): SubjectChange => ({
  ...subjectOf(user),
  before: { sessions: before },
  after: { sessions: after },
});

/** The change that turned a user's two-step verification on or off. */
export const editedTwoStep = (user: Parameters<typeof subjectOf>[0], isOn: boolean): SubjectChange => ({
  ...subjectOf(user),
  before: { twoStep: !isOn },
  after: { twoStep: isOn },
});

/** The change that added, renamed or removed a passkey. It contains the passkey's previous and new name, or null. */
export const editedPasskey = (
  user: Parameters<typeof subjectOf>[0],
  before: string | null,
  after: string | null,
): SubjectChange => ({
  ...subjectOf(user),
  before: { passkey: before },
  after: { passkey: after },
});

/**
 * The change that turned off a user's two-step verification and removed their passkeys. Null if there was nothing to
 * reset.
 *
 * @param had what the user had set up
 */
export function resetLogin(
  user: Parameters<typeof subjectOf>[0],
  had: { twoStep: boolean; passkeys: number },
): SubjectChange | null {
  if (!had.twoStep && had.passkeys === 0) return null;
  const values = <Value>(twoStep: Value, passkeys: Value) => ({
    ...(had.twoStep && { twoStep }),
    ...(had.passkeys > 0 && { passkeys }),
  });
  return {
    ...subjectOf(user),
    before: values<unknown>(true, had.passkeys),
    after: values<unknown>(false, 0),
  };
}

/** New recovery codes are recorded as `recoveryCodes` without values. */
export const newRecoveryCodes = (user: Parameters<typeof subjectOf>[0]): SubjectChange => ({
  ...subjectOf(user),
  before: { recoveryCodes: null },
  after: { recoveryCodes: null },
});
