import type { Translate } from '../../messages/translate.js';
import type { LogKind } from '../types.js';
import type { KindDescription, KindField } from './kind.js';
import { type KindNames, kindMessages } from './kind-messages.js';
import { kindOf } from './kind-of.js';

/** Returns the description of a kind, as {@link kindOf} does, with its texts in the user's language. */
export type KindOf = (kind: LogKind) => KindDescription;

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

const functions = new WeakMap<Translate, KindOf>();

/**
 * Returns a function that describes kinds in the user's language. It is the same function for the same `translate`, and
 * its results are the same objects.
 *
 * @example kindIn(translateWith({}))('blog').badge // 'Blog Post'
 */
export function kindIn(translate: Translate): KindOf {
  const known = functions.get(translate);
  if (known) return known;
  const names = translate(kindMessages);
  const described = new Map<LogKind, KindDescription>();
  const describe = (kind: LogKind): KindDescription => {
    const english = kindOf(kind);
    if (names === kindMessages.english) return english;
    const { badge, texts } = names[english.kind];
    const fields = english.fields.map((field) => fieldIn(field, names[english.kind]));
    return { ...english, badge, texts, fields };
  };
  const result: KindOf = (kind) => {
    const description = described.get(kind) ?? describe(kind);
    described.set(kind, description);
    return description;
  };
  functions.set(translate, result);
  return result;
}
