/** The name and email of a user, if known. */
export interface Person {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

const first = (text: string | null | undefined): string => [...(text?.trim() ?? '')][0] ?? '';

/**
 * Returns the text of an avatar without a picture: the initials of the user's name or, without a name, the first letter
 * of their email. If both are missing, returns 'U'.
 *
 * @example initials({ firstName: 'Maya', lastName: 'Okafor' }) // 'MO'
 */
export function initials({ firstName, lastName, email }: Person): string {
  return (first(firstName) + first(lastName) || first(email) || 'U').toUpperCase();
}

/**
 * Returns the full name or, without one, the email. Returns an empty string if both are missing.
 *
 * @example displayName({ firstName: 'Maya', lastName: null, email: 'maya@lumen.example' }) // 'Maya'
 */
export function displayName({ firstName, lastName, email }: Person): string {
  return (
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') ||
    (email ?? '')
  );
}
