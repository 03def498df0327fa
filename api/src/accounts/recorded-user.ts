import { type ChangedValues, changedValues } from '../changes/changed-values.js';
import type { SubjectChange } from '../changes/record-change.js';
import type { User } from './user.entity.js';

type Account = Pick<
  User,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'isApproved' | 'passwordHash'
>;

/** Returns the account values that are recorded in changes. They never include a password or a password hash. */
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

/** Returns the change for creating an account. */
export const createdUser = (user: Account): SubjectChange => ({
  ...subjectOf(user),
  before: null,
  after: valuesOf(user),
});

/** Returns the change for deleting an account. */
export const deletedUser = (user: Account): SubjectChange => ({
  ...subjectOf(user),
  before: valuesOf(user),
  after: null,
});

/** A new password is recorded as a change to `password` without values. */
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

/** Returns the change for ending some of a user's sessions. It contains the number of sessions before and after. */
export const editedSessions = (
  user: Parameters<typeof subjectOf>[0],
  before: number,
  after: number,
): SubjectChange => ({
  ...subjectOf(user),
  before: { sessions: before },
  after: { sessions: after },
});

/** Returns the change for turning a user's two-step verification on or off. */
export const editedTwoStep = (user: Parameters<typeof subjectOf>[0], isOn: boolean): SubjectChange => ({
  ...subjectOf(user),
  before: { twoStep: !isOn },
  after: { twoStep: isOn },
});

/**
 * Returns the change for adding, renaming or removing a passkey. It contains the passkey's previous name and new name,
 * either of which can be null.
 */
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
 * Returns the change for turning off a user's two-step verification and removing their passkeys, or null if there was
 * nothing to reset.
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

/** Returns the change for new recovery codes, which are recorded as a change to `recoveryCodes` without values. */
export const newRecoveryCodes = (user: Parameters<typeof subjectOf>[0]): SubjectChange => ({
  ...subjectOf(user),
  before: { recoveryCodes: null },
  after: { recoveryCodes: null },
});
