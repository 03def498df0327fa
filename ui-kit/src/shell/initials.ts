/** Who an account belongs to, as far as it is known. */
export interface Person {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

const first = (text: string | null | undefined): string => [...(text?.trim() ?? '')][0] ?? '';

/**
 * What an avatar says without a picture: the initials of first and last name, else the first letter
 * of the e-mail, else 'U'.
 *
 * @example initials({ firstName: 'Maya', lastName: 'Okafor' }) // 'MO'
 */
export function initials({ firstName, lastName, email }: Person): string {
  return (first(firstName) + first(lastName) || first(email) || 'U').toUpperCase();
}

/**
 * The full name, else the e-mail; empty where neither is known.
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
