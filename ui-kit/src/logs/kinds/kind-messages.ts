import { defineMessages } from '../../messages/define-messages.js';
import type { LogKind } from '../types.js';
import { KINDS } from './index.js';
import type { KindDescription } from './kind.js';
import type { KindTexts } from './kind-texts.js';

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

/** The texts of all kinds. The English ones are part of the kinds' descriptions. */
export const kindMessages = defineMessages('kinds', {
  blog: namesOf(KINDS.blog),
  email: namesOf(KINDS.email),
  social: namesOf(KINDS.social),
  event: namesOf(KINDS.event),
  podcast: namesOf(KINDS.podcast),
  other: namesOf(KINDS.other),
} satisfies Record<LogKind, KindNames>);
