import type { Kind } from '@content-planner/model';
import { useMemo } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { KINDS } from '../logs/kinds/index.js';
import type { KindDescription } from '../logs/kinds/kind.js';
import { kindGlyphsPart } from '../logs/kinds/kind-glyphs-part.js';
import { BUILT_IN_KINDS, isBuiltIn } from '../logs/kinds/kinds-in.js';
import { ownKind } from '../logs/kinds/own-kind.js';

const glyphOf = (icon: string, glyphs: Readonly<Record<string, string>> | null) =>
  (glyphs !== null && Object.hasOwn(glyphs, icon) && glyphs[icon]) || KINDS.other.glyph;

/**
 * Describes the kinds that a planner stores for {@link KitProvider}. The icons of own kinds load when there is one. Until
 * then, and if a name is unknown, kinds have the icon of 'Other'.
 *
 * @param kinds the kinds, in order; null while they load, for those that every planner has
 * @example
 * // The kinds are from `useKinds` of @content-planner/sdk.
 * const descriptions = useKindDescriptions(kinds);
 * <KitProvider kinds={descriptions}>…</KitProvider>
 */
export function useKindDescriptions(kinds: readonly Kind[] | null): readonly KindDescription[] {
  const hasOwn = kinds?.some(({ id }) => !isBuiltIn(id)) ?? false;
  const { value: glyphs } = useOnDemand(kindGlyphsPart, hasOwn);
  return useMemo(() => {
    if (kinds === null) return BUILT_IN_KINDS;
    return kinds.map(({ icon, ...kind }) => {
      const { id, color, isHidden } = kind;
      if (isBuiltIn(id)) return { ...KINDS[id], defaultColor: color, isHidden };
      return ownKind({ ...kind, glyph: glyphOf(icon, glyphs) });
    });
  }, [kinds, glyphs]);
}
