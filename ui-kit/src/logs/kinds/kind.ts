import type { ComponentType } from 'react';
import type { LogKind } from '../types.js';
import type { KindIconProps } from './kind-icon.js';
import type { KindTexts } from './kind-texts.js';

/** One tick of a group of ticks, stored under its own name. */
export interface KindFlag {
  /** Key in an entry's `fields`. */
  name: string;
  label: string;
  /** What a narrow table cell shows. */
  abbreviation: string;
}

interface KindFieldBase {
  /** The field's name; also the id of its column. */
  name: string;
  label: string;
  /** Marked with an asterisk, and asked for by the form. */
  required?: boolean;
}

/** The entry's title, whatever the kind calls it (`entry.title`). */
export interface KindTitleField extends KindFieldBase {
  type: 'title';
}

/**
 * A date of the entry. `holds` names the ends that it sets: a kind of single days has one field for both.
 * It reads from the first of them.
 */
export interface KindDateField extends KindFieldBase {
  type: 'date';
  holds: readonly ('startDate' | 'endDate')[];
}

/** Free text in `entry.fields[name]`: one line, or several. Empty is null. */
export interface KindTextField extends KindFieldBase {
  type: 'line' | 'text';
}

/** A tick in `entry.fields[name]`. */
export interface KindFlagField extends KindFieldBase {
  type: 'flag';
}

/** A group of ticks under one label, each in `entry.fields[flag.name]`. */
export interface KindFlagsField extends KindFieldBase {
  type: 'flags';
  flags: readonly KindFlag[];
}

/** A field that one kind of log has of its own. Brand, colour, show on calendar and custom fields are everybody's. */
export type KindField = KindTitleField | KindDateField | KindTextField | KindFlagField | KindFlagsField;

/**
 * All that is particular to one kind of log. Lists, forms, details, filters and print views are derived from it:
 * a seventh kind is one more object of this shape in `logs/kinds`.
 */
export interface KindDescription {
  kind: LogKind;
  /** Drawn at 12 to 16 px, stroke 1.75: `kindIcon(glyph)`, or a component that takes the props of one. */
  icon: ComponentType<KindIconProps>;
  /**
   * The same icon as the data of one path on 24 × 24, for where hundreds are drawn: `pnpm glyph file-text` prints
   * it by the name that Lucide gives it.
   */
  glyph: string;
  /** Colour of entries with neither a custom nor a brand colour. */
  defaultColor: string;
  /** The badge on details and in filters: 'Blog Post'. */
  badge: string;
  texts: KindTexts;
  /** In the order of the form. */
  fields: readonly KindField[];
  /** Names of the fields that the list shows, in its order; the shared columns follow ({@link listColumns}). */
  columns: readonly string[];
  /** Names of the fields that the details list, in their order, when they are filled. */
  details: readonly string[];
}
