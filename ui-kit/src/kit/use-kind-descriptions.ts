import type { Field, Kind } from '@content-planner/model';
import { useMemo } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { KINDS } from '../logs/kinds/index.js';
import type { KindDescription, KindField } from '../logs/kinds/kind.js';
import { kindGlyphsPart } from '../logs/kinds/kind-glyphs-part.js';
import { BUILT_IN_KINDS, isBuiltIn } from '../logs/kinds/kinds-in.js';
import { ownKind } from '../logs/kinds/own-kind.js';

const glyphOf = (icon: string, glyphs: Readonly<Record<string, string>> | null) =>
  (glyphs !== null && Object.hasOwn(glyphs, icon) && glyphs[icon]) || KINDS.other.glyph;

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
 * Describes the kinds that a planner stores for {@link KitProvider}. The icons of own kinds load when there is one. Until
 * then, and if a name is unknown, kinds have the icon of 'Other'.
 *
 * @param kinds the kinds, in order; null while they load, for those that every planner has
 * @param fields the fields, whose options include platforms that administrators have added
 * @example
 * // The kinds and fields are from `useKinds` and `useFields` of @content-planner/sdk.
 * const descriptions = useKindDescriptions(kinds, fields);
 * <KitProvider kinds={descriptions}>…</KitProvider>
 */
export function useKindDescriptions(
  kinds: readonly Kind[] | null,
  fields: readonly Field[] = NONE,
): readonly KindDescription[] {
  const hasOwn = kinds?.some(({ id }) => !isBuiltIn(id)) ?? false;
  const { value: glyphs } = useOnDemand(kindGlyphsPart, hasOwn);
  return useMemo(() => {
    if (kinds === null) return BUILT_IN_KINDS;
    return kinds.map(({ icon, ...kind }) => {
      const { id, color, isHidden } = kind;
      if (isBuiltIn(id)) {
        const own = KINDS[id].fields.map((field) => withOptions(field, fields));
        return { ...KINDS[id], fields: own, defaultColor: color, isHidden };
      }
      return ownKind({ ...kind, glyph: glyphOf(icon, glyphs) });
    });
  }, [kinds, fields, glyphs]);
}
