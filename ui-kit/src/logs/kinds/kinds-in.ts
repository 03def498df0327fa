import { warnOnce } from '../../internal/warn-once.js';
import type { Translate } from '../../messages/translate.js';
import type { BuiltInKindId, LogKind } from '../types.js';
import { labelIn, optionLabelIn } from './field-labels.js';
import { KINDS } from './index.js';
import type { KindDescription } from './kind.js';
import { type KindNames, kindMessages, ownKindMessages } from './kind-messages.js';

/** Returns the description of a kind, with its texts in the user's language. Displays an unknown kind as `other`. */
export type KindOf = (kind: LogKind) => KindDescription;

/** The kinds of a planner, with their texts in the user's language. */
export interface Kinds {
  /** The kinds that users can choose, in display order: those that are not hidden. */
  list: readonly KindDescription[];
  /** The kinds that users can't choose, but that entries can have. */
  hidden: readonly KindDescription[];
  of: KindOf;
}

/** The kinds that every planner has. */
export const BUILT_IN_KINDS: readonly KindDescription[] = Object.values(KINDS);

/** Whether every planner has a kind. */
export const isBuiltIn = (kind: LogKind): kind is BuiltInKindId => Object.hasOwn(KINDS, kind);

function describe(translate: Translate, given: readonly KindDescription[]): Kinds {
  const builtIn = translate(kindMessages);
  const own = translate(ownKindMessages);
  const labelOf = labelIn(translate);
  const optionLabelOf = optionLabelIn(translate);
  const namesOf = ({ kind, badge, names }: KindDescription): Partial<KindNames> =>
    names ? { badge, texts: own.texts(names) } : isBuiltIn(kind) ? builtIn[kind] : {};
  const inLanguage = (kind: KindDescription): KindDescription => {
    const { title, ...texts } = namesOf(kind);
    const fields = kind.fields.map((field) => ({
      ...field,
      label: field.type === 'title' ? (title ?? field.label) : labelOf(field.name, field.label),
      ...(field.type === 'flags' && {
        flags: field.flags.map((flag) => ({
          ...flag,
          label: optionLabelOf(field.name, { id: flag.name, name: flag.label }),
        })),
      }),
    }));
    return { ...kind, ...texts, fields };
  };
  const all = given.map(inLanguage);
  // Entries can have kinds that are no longer offered.
  const others = BUILT_IN_KINDS.filter(({ kind }) => !all.some((one) => one.kind === kind)).map(inLanguage);
  const byId = new Map([...all, ...others].map((one) => [one.kind, one]));
  return {
    list: all.filter(({ isHidden = false }) => !isHidden),
    hidden: [...all.filter(({ isHidden = false }) => isHidden), ...others],
    of(kind) {
      const description = byId.get(kind);
      if (description !== undefined) return description;
      warnOnce(
        `@content-planner/ui-kit does not know the kind '${kind}' and displays it as 'other'. Use one of ${[...byId.keys()].join(', ')}, or update the package.`,
      );
      return byId.get('other') ?? KINDS.other;
    },
  };
}

const known = new WeakMap<Translate, WeakMap<readonly KindDescription[], Kinds>>();

/**
 * Returns kinds in the user's language. The result is the same object for the same arguments.
 *
 * @param given The kinds of the planner. Defaults to those that every planner has.
 * @example kindsIn(translateWith({})).of('blog').badge // 'Blog Post'
 */
export function kindsIn(translate: Translate, given: readonly KindDescription[] = BUILT_IN_KINDS): Kinds {
  const ofLanguage = known.get(translate) ?? new WeakMap<readonly KindDescription[], Kinds>();
  known.set(translate, ofLanguage);
  const kinds = ofLanguage.get(given) ?? describe(translate, given);
  ofLanguage.set(given, kinds);
  return kinds;
}
