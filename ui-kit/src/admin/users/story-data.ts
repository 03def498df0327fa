import type { AccountLink, User } from './types.js';

const user = (day: string, email: string, name: string, rest: Partial<User> = {}): User => {
  const [firstName = null, lastName = null] = name.split(' ');
  return {
    id: email,
    email,
    firstName: firstName || null,
    lastName,
    profileImageUrl: null,
    isAdmin: false,
    isApproved: true,
    createdAt: `${day}T12:00:00.000Z`,
    ...rest,
  };
};

/** An account that is waiting for approval. */
export const noor = user('2026-10-13', 'noor.haddad@harborvine.example', 'Noor Haddad', {
  isApproved: false,
});

/** An administrator. */
export const maya = user('2026-01-08', 'maya.okafor@lumencycles.example', 'Maya Okafor', { isAdmin: true });

/** An approved account that is not an administrator. */
export const jonas = user('2026-02-17', 'jonas.weber@lumencycles.example', 'Jonas Weber');

/** Pending and approved accounts. */
export const storyUsers: readonly User[] = [
  noor,
  user('2026-10-12', 'press@fieldnote.example', '', { isApproved: false }),
  maya,
  user('2026-01-08', 'ines.falk@lumencycles.example', 'Ines Falk', { isAdmin: true }),
  jonas,
  user('2026-03-02', 'priya.nair@harborvine.example', 'Priya Nair'),
  user('2026-03-02', 'tomas.reyes@harborvine.example', 'Tomás Reyes'),
  user('2026-06-21', 'lena.brandt@harborvine.example', 'Lena Brandt'),
  user('2026-09-05', 'studio@quiet-hours.example', ''),
];

/** Accounts with very long names and email addresses. */
export const longUsers: readonly User[] = [
  user(
    '2026-10-13',
    `${'very.long.address.'.repeat(5)}@a-company-with-a-long-name.example`,
    'Wolfeschlegel',
    {
      isApproved: false,
      lastName: 'Hausenbergerdorffwelchevoralternwarengewissenhaft',
    },
  ),
  user('2026-10-13', `${'unbreakable'.repeat(6)}@example.org`, 'Ana', { isAdmin: true }),
];

/** An invitation and a password reset. */
export const storyLinks: readonly [AccountLink, AccountLink] = [
  {
    id: 'invitation',
    kind: 'invitation',
    email: 'amara.diallo@harborvine.example',
    createdBy: maya,
    expiresAt: '2026-10-15T12:00:00.000Z',
  },
  {
    id: 'reset',
    kind: 'passwordReset',
    email: jonas.email,
    createdBy: maya,
    expiresAt: '2026-10-15T09:30:00.000Z',
  },
];
