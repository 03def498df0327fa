import { warnOnce } from '../../internal/warn-once.js';
import type { Translate } from '../../messages/translate.js';
import type { LogKind } from '../types.js';
import { KINDS } from './index.js';
import type { KindDescription, KindField } from './kind.js';
import { type KindNames, kindMessages } from './kind-messages.js';

/** Returns the description of a kind, with its texts in the user's language. Displays an unknown kind as `other`. */
export type KindOf = (kind: LogKind) => KindDescription;

/** The kinds of a planner, with their texts in the user's language. */
export interface Kinds {
  /** All kinds that users can choose, in display order. */
  list: readonly KindDescription[];
  of: KindOf;
}

/** The kinds that every planner has. */
export const BUILT_IN_KINDS: readonly KindDescription[] = Object.values(KINDS);

function fieldIn(field: KindField, { labels, abbreviations }: KindNames): KindField {
  const label = labels[field.name] ?? field.label;
  if (field.type !== 'flags') return { ...field, label };
  return {
    ...field,
    label,
    flags: field.flags.map((flag) => ({
      ...flag,
      label: labels[flag.name] ?? flag.label,
      abbreviation: abbreviations[flag.name] ?? flag.abbreviation,
    })),
  };
}

function describe(translate: Translate, given: readonly KindDescription[]): Kinds {
  const names = translate(kindMessages);
  const inLanguage = (kind: KindDescription): KindDescription => {
    const own = Object.hasOwn(names, kind.kind) ? names[kind.kind] : undefined;
    if (own === undefined || names === kindMessages.english) return kind;
    const { badge, texts } = own;
    return { ...kind, badge, texts, fields: kind.fields.map((field) => fieldIn(field, own)) };
  };
  const list = given === BUILT_IN_KINDS && names === kindMessages.english ? given : given.map(inLanguage);
  // Entries can have kinds that are no longer offered.
  const others = BUILT_IN_KINDS.filter(({ kind }) => !list.some((one) => one.kind === kind)).map(inLanguage);
  const byId = new Map([...list, ...others].map((one) => [one.kind, one]));
  return {
    list,
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
