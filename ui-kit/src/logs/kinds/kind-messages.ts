import { defineMessages } from '../../messages/define-messages.js';
import { type BuiltInKindId, LOG_KINDS } from '../types.js';
import { KINDS } from './index.js';
import type { KindDescription } from './kind.js';
import { type KindTexts, textsOf } from './kind-texts.js';

/** The texts of a kind of log. */
export interface KindNames {
  badge: string;
  texts: KindTexts;
  /** The labels of the kind's fields and of the checkboxes in them, by name. */
  labels: Readonly<Record<string, string>>;
  /** The abbreviations of checkboxes in lists, by name. */
  abbreviations: Readonly<Record<string, string>>;
}

function namesOf({ badge, texts, fields }: KindDescription): KindNames {
  const flags = fields.flatMap((field) => (field.type === 'flags' ? field.flags : []));
  return {
    badge,
    texts,
    labels: Object.fromEntries([...fields, ...flags].map(({ name, label }) => [name, label])),
    abbreviations: Object.fromEntries(flags.map(({ name, abbreviation }) => [name, abbreviation])),
  };
}

/** The texts of the kinds that every planner has. The English ones are part of the kinds' descriptions. */
export const kindMessages = defineMessages(
  'kinds',
  Object.fromEntries(LOG_KINDS.map((kind) => [kind, namesOf(KINDS[kind])])) as Record<
    BuiltInKindId,
    KindNames
  >,
);

/**
 * Returns a name as it is written within a sentence, such as 'press release'. Names such as 'TikTok live' and 'PR event'
 * stay as they are.
 */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/^\S*\p{Lu}/u.test(name.slice(1))
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** The texts of all other kinds, which contain their names. */
export const ownKindMessages = defineMessages('ownKinds', {
  texts: (names: { one: string; many: string }): KindTexts => {
    const [one, many] = [inSentence(names.one), inSentence(names.many)];
    return {
      ...textsOf({ one, many, titleMany: names.many, startOne: names.one, startMany: names.many }),
      add: `New ${one}`,
      createFirst: `Create your first ${one}`,
    };
  },
  /** The labels of the fields that all kinds have, by id. */
  labels: { date: 'Date', startDate: 'Start Date', endDate: 'End Date' },
});
