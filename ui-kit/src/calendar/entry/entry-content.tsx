import type { ReactNode } from 'react';
import type { EntryMark, EntryParts, EntryPlace } from '../../entries/feature.js';
import { inOrder } from '../../internal/in-order.js';
import type { CalendarEntry } from '../../logs/types.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import type { EntryLook } from '../appearance/use-entry-look.js';
import { glyph } from './glyph.js';

/** Renders an entry's marks. Their texts become part of the accessible name of the element around them. */
export const entryMarks = (marks: readonly EntryMark[]) =>
  marks.flatMap(({ text, glyph: path, tone }) => [
    ' ',
    path ? (
      glyph({ path, text, size: 12, className: tone ? `cp-mark cp-${tone}` : 'cp-mark' })
    ) : (
      <VisuallyHidden key={text}>{text}</VisuallyHidden>
    ),
  ]);

/** Renders the parts of an entry in their order, or its own content. */
export function entryContent(
  entry: CalendarEntry,
  place: EntryPlace,
  parts: EntryParts,
  { contentOf }: Pick<EntryLook, 'contentOf'>,
): ReactNode {
  const content = inOrder(Object.values(parts));
  return contentOf ? contentOf({ entry, place, parts, content }) : content;
}

/** Returns the parts of an entry that has one line, except for its icon. */
export function chipParts(entry: CalendarEntry, { fieldOf, brandOf, marksOf }: EntryLook) {
  const field = fieldOf?.(entry);
  const brand = brandOf?.(entry);
  return {
    title: (
      <>
        <span className="cp-entry-title" dir="auto">
          {entry.title}
        </span>
        {entryMarks(marksOf(entry))}
      </>
    ),
    field: field && (
      <>
        {' '}
        <span className="cp-entry-field" dir="auto">
          {field}
        </span>
      </>
    ),
    brand: brand && <b className="cp-entry-initials" data-initials={brand.initials} />,
  };
}

/** Returns an entry's accessible name where it has one line. */
export function chipName(
  entry: CalendarEntry,
  { text, kindOf, fieldOf, brandOf, marksOf }: EntryLook,
  dates?: string,
): string {
  const field = fieldOf?.(entry);
  const brand = brandOf?.(entry)?.name;
  return text.entry({
    title: entry.title,
    kind: kindOf(entry.kind).badge,
    ...(dates !== undefined && { dates }),
    ...(brand !== undefined && { brand }),
    ...(field && { field }),
    marks: marksOf(entry).map((mark) => mark.text),
  });
}
