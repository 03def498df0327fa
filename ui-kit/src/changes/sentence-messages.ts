import type { AccessTokenKind } from '../admin/sharing/types.js';
import type { LogKind } from '../logs/types.js';
import type { Sentence, SentencePart } from '../primitives/sentence.js';
import type { ChangeSubject } from './types.js';

/** The properties of the changed subjects. */
export interface SubjectFacts {
  subjectType: ChangeSubject;
  /** Null for entries of several kinds. */
  kind: LogKind | null;
  /** The kind's badge, such as 'Blog Post', or '' if `kind` is null. */
  badge: string;
  /** What one entry and several entries are called within a sentence, if the team has created the kind. */
  names?: { one: string; many: string } | undefined;
  /** For access tokens: the kind of token. Null if unknown. */
  tokenKind?: AccessTokenKind | null;
  /** 1 or more. */
  count: number;
}

/** The facts that a sentence can contain. */
export interface SentenceFacts {
  /** The name of the person who made the change. */
  person: string;
  /** The changed subjects: 'blog post' or '4 blog posts'. */
  subject: string;
  /** The title or name of the subject, or of the first subject if there are several. */
  title: string;
  /** The number of changed subjects. */
  count: number;
}

/** The functions that build the sentences in ActivityList. Each function returns a complete sentence. */
export interface ActivitySentences {
  created: (facts: SentenceFacts) => Sentence;
  imported: (facts: SentenceFacts) => Sentence;
  edited: (facts: SentenceFacts) => Sentence;
  deleted: (facts: SentenceFacts) => Sentence;
  undid: (facts: SentenceFacts) => Sentence;
  /** Builds the sentence about restored entries, brands, fields, kinds or team views. */
  restored: (facts: SentenceFacts) => Sentence;
  /**
   * `date` is the new first day, for sentences about one entry. `days` is null if entries moved by different numbers of
   * days.
   */
  moved: (facts: SentenceFacts & { date: string; days: number | null }) => Sentence;
  /** Builds the sentence about a move that changed only the last day of an entry. */
  endMoved: (facts: SentenceFacts & { date: string }) => Sentence;
  /** Builds the sentence about entries that changed to another kind. `subject` names the old one, if it exists. */
  kindChanged: (facts: SentenceFacts & { to: string }) => Sentence;
  /** Builds the sentence about a new order of fields or kinds. */
  ordered: (facts: SentenceFacts) => Sentence;
  /** `log` is the name of the kind, such as 'blog logs'. */
  fieldCreated: (facts: SentenceFacts & { log: string }) => Sentence;
  fieldEdited: (facts: SentenceFacts & { log: string }) => Sentence;
  fieldDeleted: (facts: SentenceFacts & { log: string }) => Sentence;
  /** Builds the sentence about changed settings of a link, an embed, a key or a feed. */
  editedAccess: (facts: SentenceFacts) => Sentence;
  /** Builds the sentence about a revoked link, embed, key or feed. */
  revoked: (facts: SentenceFacts) => Sentence;
  approved: (facts: SentenceFacts) => Sentence;
  unapproved: (facts: SentenceFacts) => Sentence;
  madeAdmin: (facts: SentenceFacts) => Sentence;
  removedAdmin: (facts: SentenceFacts) => Sentence;
  changedPassword: (facts: SentenceFacts) => Sentence;
  /** Builds the sentence about an account that was connected to single sign-on. */
  connectedSingleSignOn: (facts: SentenceFacts) => Sentence;
  turnedOnTwoStep: (facts: SentenceFacts) => Sentence;
  turnedOffTwoStep: (facts: SentenceFacts) => Sentence;
  replacedRecoveryCodes: (facts: SentenceFacts) => Sentence;
  addedPasskey: (facts: SentenceFacts) => Sentence;
  renamedPasskey: (facts: SentenceFacts) => Sentence;
  removedPasskey: (facts: SentenceFacts) => Sentence;
  /** Builds the sentence about the removal of all of a user's passkeys. */
  removedPasskeys: (facts: SentenceFacts) => Sentence;
  /** Builds the sentence about a reset that turned off two-step verification and removed all passkeys. */
  resetTwoStep: (facts: SentenceFacts) => Sentence;
  /** `title` is the name of the user whose sessions have ended, and `count` is the number of sessions. */
  endedSessions: (facts: { person: string; title: string; count: number }) => Sentence;
  /** Builds the sentence about a new invitation. `title` is the email address. */
  invited: (facts: SentenceFacts) => Sentence;
  revokedInvitation: (facts: SentenceFacts) => Sentence;
  createdPasswordReset: (facts: SentenceFacts) => Sentence;
  revokedPasswordReset: (facts: SentenceFacts) => Sentence;
  acceptedInvitation: (facts: { person: string }) => Sentence;
  /** Builds the sentence about a user who used a password reset to choose a new password. */
  resetPassword: (facts: { person: string }) => Sentence;
  registered: (facts: { person: string }) => Sentence;
  /** Builds the sentence about a user whose new account replaced a pending account with the same email address. */
  replacedAccount: (facts: { person: string }) => Sentence;
  loggedIn: (facts: { person: string }) => Sentence;
  loggedInWithPasskey: (facts: { person: string }) => Sentence;
  loggedInWithSingleSignOn: (facts: { person: string }) => Sentence;
  loggedOut: (facts: { person: string }) => Sentence;
  /** `email` is null if the attempts were for several accounts. */
  loginFailed: (facts: { email: string | null; count: number }) => Sentence;
}

/** The functions that build the sentences in EntryHistory, which do not name the entry. */
export interface HistorySentences {
  created: (facts: { person: string }) => Sentence;
  imported: (facts: { person: string }) => Sentence;
  deleted: (facts: { person: string }) => Sentence;
  /** Builds the sentence about an entry that was restored after it had been deleted. */
  recovered: (facts: { person: string }) => Sentence;
  /** Builds the sentence about a value that replaced another value. */
  changed: (facts: { person: string; field: string; before: string; after: string }) => Sentence;
  /** Builds the sentence about filling in a field that was empty. */
  set: (facts: { person: string; field: string; after: string }) => Sentence;
  cleared: (facts: { person: string; field: string }) => Sentence;
  /** Builds the sentence about several values, or about one value that is too long for a sentence. */
  edited: (facts: { person: string; fields: readonly string[] }) => Sentence;
  moved: (facts: { person: string; from: string; to: string }) => Sentence;
  endMoved: (facts: { person: string; from: string; to: string }) => Sentence;
  /** Builds the sentence about an undo that restored one value. */
  restored: (facts: { person: string; field: string; after: string }) => Sentence;
  movedBack: (facts: { person: string; to: string }) => Sentence;
  undid: (facts: { person: string; fields: readonly string[] }) => Sentence;
}

const NOUNS: Record<ChangeSubject, string> = {
  entry: 'entry',
  brand: 'brand',
  field: 'field',
  kind: 'type',
  user: 'user',
  accessToken: 'access token',
  savedView: 'team view',
  invitation: 'invitation',
  passwordReset: 'password reset',
};

const TOKEN_NOUNS: Record<AccessTokenKind, string> = {
  link: 'client link',
  embed: 'embed',
  key: 'access key',
  feed: 'calendar feed',
};

const strong = (text: string): SentencePart => ({ strong: text });
const joined = (texts: readonly string[]) => new Intl.ListFormat('en-US').format(texts);
const someOf = (fields: readonly string[]) =>
  fields.length > 3 ? `${fields.length} fields` : joined(fields);

const plural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);
const daysText = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`;

/** Returns a function that builds 'Maya edited the blog post Winter tires' or 'Maya edited 4 blog posts'. */
const did =
  (verb: string) =>
  ({ person, subject, title, count }: SentenceFacts): Sentence =>
    count === 1
      ? [strong(person), ` ${verb} the ${subject} `, strong(title)]
      : [strong(person), ` ${verb} `, strong(subject)];
const didField =
  (verb: string) =>
  ({ log, ...facts }: SentenceFacts & { log: string }): Sentence => [...did(verb)(facts), ` for ${log}`];
const didTo =
  (before: string, after = '') =>
  ({ person, title }: SentenceFacts): Sentence => [strong(person), ` ${before} `, strong(title), after];
const alone =
  (rest: string) =>
  ({ person }: { person: string }): Sentence => [strong(person), ` ${rest}`];

/**
 * Returns the noun for the changed subjects. `kind` is null for entries of several kinds, and `tokenKind` is null for
 * access tokens of an unknown kind.
 *
 * @example subjectText({ subjectType: 'entry', kind: 'blog', badge: 'Blog Post', count: 4 }) // '4 blog posts'
 */
export function subjectText({ subjectType, kind, badge, names, tokenKind, count }: SubjectFacts): string {
  if (subjectType === 'entry' && names) {
    return count === 1 ? names.one : `${count.toLocaleString('en-US')} ${names.many}`;
  }
  const nounOf = () => {
    if (subjectType === 'entry' && kind !== null && kind !== 'other') return badge.toLowerCase();
    return (tokenKind && TOKEN_NOUNS[tokenKind]) ?? NOUNS[subjectType] ?? subjectType;
  };
  const noun = nounOf();
  return count === 1 ? noun : `${count.toLocaleString('en-US')} ${plural(noun)}`;
}

/** The defaults of {@link ActivitySentences}. */
export const activitySentences: ActivitySentences = {
  created: did('created'),
  imported: did('imported'),
  edited: did('edited'),
  deleted: did('deleted'),
  restored: did('restored'),
  undid: ({ person, subject, title, count }) =>
    count === 1
      ? [strong(person), ' undid a change to ', strong(title)]
      : [strong(person), ' undid changes to ', strong(subject)],
  moved: ({ person, subject, title, count, date, days }) => {
    const by = days === null ? '' : daysText(days);
    return count === 1
      ? [strong(person), ' moved ', strong(title), ` to ${date}${by && `, ${by}`}`]
      : [strong(person), ' moved ', strong(subject), by && ` ${by}`];
  },
  endMoved: ({ person, title, date }) => [
    strong(person),
    ' changed the end date of ',
    strong(title),
    ` to ${date}`,
  ],
  kindChanged: ({ person, subject, title, count, to }) => [
    strong(person),
    ' changed the type of ',
    strong(count === 1 ? title : subject),
    ` to ${to}`,
  ],
  ordered: ({ person, subject }) => [strong(person), ' changed the order of ', strong(subject)],
  fieldCreated: didField('created'),
  fieldEdited: didField('edited'),
  fieldDeleted: didField('deleted'),
  editedAccess: didTo('edited the settings of'),
  revoked: did('revoked'),
  approved: didTo('approved'),
  unapproved: didTo('revoked', '’s approval'),
  madeAdmin: didTo('made', ' an administrator'),
  removedAdmin: didTo('removed the administrator role from'),
  changedPassword: didTo('changed', '’s password'),
  connectedSingleSignOn: didTo('connected', '’s account to single sign-on'),
  turnedOnTwoStep: didTo('turned on two-step verification for'),
  turnedOffTwoStep: didTo('turned off two-step verification for'),
  replacedRecoveryCodes: didTo('replaced', '’s recovery codes'),
  addedPasskey: didTo('added a passkey for'),
  renamedPasskey: didTo('renamed one of', '’s passkeys'),
  removedPasskey: didTo('removed one of', '’s passkeys'),
  removedPasskeys: didTo('removed all of', '’s passkeys'),
  resetTwoStep: didTo('reset', '’s two-step verification and passkeys'),
  endedSessions: ({ person, title, count }) => [
    strong(person),
    count === 1 ? ' ended a session of ' : ` ended ${count.toLocaleString('en-US')} sessions of `,
    strong(title),
  ],
  invited: didTo('invited'),
  revokedInvitation: didTo('revoked the invitation for'),
  createdPasswordReset: didTo('created a password reset for'),
  revokedPasswordReset: didTo('revoked the password reset for'),
  acceptedInvitation: alone('accepted an invitation'),
  resetPassword: alone('chose a new password with a password reset'),
  registered: alone('registered'),
  replacedAccount: alone('registered, which replaced a pending account with the same email address'),
  loggedIn: alone('logged in'),
  loggedInWithPasskey: alone('logged in with a passkey'),
  loggedInWithSingleSignOn: alone('logged in with single sign-on'),
  loggedOut: alone('logged out'),
  loginFailed: ({ email, count }) => [
    count === 1 ? 'Failed login for ' : `${count.toLocaleString('en-US')} failed logins for `,
    email === null ? 'several accounts' : strong(email),
  ],
};

/** The defaults of {@link HistorySentences}. */
export const historySentences: HistorySentences = {
  created: alone('created this entry'),
  imported: alone('imported this entry'),
  deleted: alone('deleted this entry'),
  recovered: alone('restored this entry'),
  changed: ({ person, field, before, after }) => [
    strong(person),
    ` changed ${field} from ${before} to `,
    strong(after),
  ],
  set: ({ person, field, after }) => [strong(person), ` set ${field} to `, strong(after)],
  cleared: ({ person, field }) => [strong(person), ` cleared ${field}`],
  edited: ({ person, fields }) => [strong(person), ` changed ${someOf(fields)}`],
  moved: ({ person, from, to }) => [strong(person), ` moved this entry from ${from} to `, strong(to)],
  endMoved: ({ person, from, to }) => [strong(person), ` changed the end date from ${from} to `, strong(to)],
  restored: ({ person, field, after }) => [strong(person), ` changed ${field} back to `, strong(after)],
  movedBack: ({ person, to }) => [strong(person), ' moved this entry back to ', strong(to)],
  undid: ({ person, fields }) => [strong(person), ` undid changes to ${someOf(fields)}`],
};
