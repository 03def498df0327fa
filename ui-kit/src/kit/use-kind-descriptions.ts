import type { Field } from '@content-planner/model';
import { useMemo } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { KINDS } from '../logs/kinds/index.js';
import type { KindDescription, KindField } from '../logs/kinds/kind.js';
import { kindGlyphsPart } from '../logs/kinds/kind-glyphs-part.js';
import { BUILT_IN_KINDS, isBuiltIn } from '../logs/kinds/kinds-in.js';
import { type OwnKind, ownKind } from '../logs/kinds/own-kind.js';
import type { BuiltInKindId } from '../logs/types.js';

type Glyphs = Readonly<Record<string, string>>;

const isPath = (icon: string) => /[ A-Z]/.test(icon);

const glyphOf = (icon: string, glyphs: Glyphs | null) =>
  isPath(icon) ? icon : (glyphs !== null && Object.hasOwn(glyphs, icon) && glyphs[icon]) || KINDS.other.glyph;

const NONE: readonly Field[] = [];

/** Returns a group of checkboxes with a checkbox for each option that the planner has. */
function withOptions(field: KindField, fields: readonly Field[]): KindField {
  const options = field.type === 'flags' ? fields.find(({ id }) => id === field.name)?.options : undefined;
  if (field.type !== 'flags' || !options) return field;
  return {
    ...field,
    flags: options.map(({ id, name, abbreviation, isArchived }) => ({
      ...{ name: id, label: name, abbreviation: abbreviation ?? name },
      ...(isArchived && { isHidden: true }),
    })),
  };
}

/**
 * Describes kinds for {@link KitProvider}: those that a planner stores, or your own ones and the ids of those that every
 * planner has. The icons of own kinds load when there is one. Until then, and if a name is unknown, kinds have the icon of
 * 'Other'.
 *
 * @param kinds the kinds, in order; null while they load, for those that every planner has. Pass the same array until its
 * content changes.
 * @param fields the fields, whose options include platforms that administrators have added
 * @example
 * // The kinds and fields are from `useKinds` and `useFields` of @content-planner/sdk.
 * const descriptions = useKindDescriptions(kinds, fields);
 * <KitProvider kinds={descriptions}>…</KitProvider>
 */
export function useKindDescriptions(
  kinds: readonly (OwnKind | BuiltInKindId)[] | null,
  fields: readonly Field[] = NONE,
): readonly KindDescription[] {
  const isNamed = (kind: OwnKind | BuiltInKindId) =>
    typeof kind !== 'string' && !isBuiltIn(kind.id) && !isPath(kind.icon);
  const { value: glyphs } = useOnDemand(kindGlyphsPart, kinds?.some(isNamed) ?? false);
  return useMemo(() => {
    if (kinds === null) return BUILT_IN_KINDS;
    return kinds.map((kind) => {
      if (typeof kind === 'string') return KINDS[kind];
      const { id, color, icon, isHidden = false } = kind;
      if (!isBuiltIn(id)) return ownKind(kind, glyphOf(icon, glyphs));
      const own = KINDS[id].fields.map((field) => withOptions(field, fields));
      return { ...KINDS[id], fields: own, defaultColor: color, isHidden };
    });
  }, [kinds, fields, glyphs]);
}
