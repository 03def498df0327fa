import {
  BUILT_IN_FIELDS,
  BUILT_IN_KINDS,
  type BuiltInField,
  type BuiltInFieldId,
} from '@content-planner/model';
import { defineMessages } from '../../messages/define-messages.js';
import { type BuiltInKindId, LOG_KINDS } from '../types.js';
import { type DateFieldName, dateFields } from './date-fields.js';
import { KINDS } from './index.js';
import { type KindTexts, textsOf } from './kind-texts.js';

/** The texts of a kind of log. */
export interface KindNames {
  badge: string;
  /** The label of the title. */
  title: string;
  texts: KindTexts;
}

/** The texts of the kinds that every planner has. The English ones are part of the kinds' descriptions. */
export const kindMessages = defineMessages(
  'kinds',
  Object.fromEntries(
    LOG_KINDS.map((kind) => [
      kind,
      { badge: KINDS[kind].badge, title: BUILT_IN_KINDS[kind].titleLabel, texts: KINDS[kind].texts },
    ]),
  ) as Record<BuiltInKindId, KindNames>,
);

/** The labels of the dates, and of the fields that every planner has. */
export const fieldLabelMessages = defineMessages(
  'fieldLabels',
  Object.fromEntries([
    ...Object.values(dateFields).flatMap((fields) => fields.map(({ name, label }) => [name, label])),
    ...Object.entries(BUILT_IN_FIELDS).map(([id, { label }]) => [id, label]),
  ]) as Record<DateFieldName | BuiltInFieldId, string>,
);

type Fields = typeof BUILT_IN_FIELDS;

/** The names of options, by field and option. */
type OptionNames = {
  [Id in BuiltInFieldId as Fields[Id] extends { options: unknown } ? Id : never]: Fields[Id] extends {
    options: readonly { id: infer Option extends string }[];
  }
    ? Record<Option, string>
    : never;
};

/** The names of the options that every planner has. */
export const optionMessages = defineMessages(
  'options',
  Object.fromEntries(
    Object.entries<BuiltInField>(BUILT_IN_FIELDS).flatMap(([id, { options }]) =>
      options ? [[id, Object.fromEntries(options.map((option) => [option.id, option.name]))]] : [],
    ),
  ) as OptionNames,
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
});
