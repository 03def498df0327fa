import type { FieldType, Kind } from '@content-planner/model';
import type { ComponentType } from 'react';
import type { LogKind } from '../types.js';
import type { KindIconProps } from './kind-icon.js';
import type { KindTexts } from './kind-texts.js';

/** A checkbox in a group, stored under its own name. */
export interface KindFlag {
  /** The key in an entry's `fields`. */
  name: string;
  label: string;
  /** The text displayed in narrow table cells. */
  abbreviation: string;
  /** Whether users can't tick it. Entries can have it. @default false */
  isHidden?: boolean;
}

interface KindFieldBase {
  /** The name of the field, which is also the id of its column. */
  name: string;
  label: string;
  /** Whether the form requires the field and marks it with an asterisk. */
  required?: boolean;
}

/** The title of the entry (`entry.title`). Each kind has its own label for it. */
export interface KindTitleField extends KindFieldBase {
  type: 'title';
}

/**
 * A date of the entry. `holds` lists the dates that the field sets. In kinds with single-day entries, one field sets
 * both the start date and the end date. The field displays the first date in `holds`.
 */
export interface KindDateField extends KindFieldBase {
  type: 'entryDate';
  holds: readonly ('startDate' | 'endDate')[];
}

/** A value in `entry.fields[name]`, with one of the types that custom fields also have. */
export interface KindValueField extends KindFieldBase {
  type: FieldType;
  /** The options of a dropdown. */
  options?: readonly string[];
}

/** A group of checkboxes under one label. Each checkbox is a boolean in `entry.fields[flag.name]`. */
export interface KindFlagsField extends KindFieldBase {
  type: 'flags';
  flags: readonly KindFlag[];
}

/** A field of one kind. In addition, all kinds have a brand, a color, 'Show on Calendar' and custom fields. */
export type KindField = KindTitleField | KindDateField | KindValueField | KindFlagsField;

/**
 * Everything that is specific to a kind of log. Lists, forms, details, filters and print views are derived from it.
 * `useKindDescriptions` describes kinds of your own.
 */
export interface KindDescription {
  kind: LogKind;
  /** `kindIcon(glyph)`, or a component with the same props. Displayed at 12 to 16 px with a stroke width of 1.75. */
  icon: ComponentType<KindIconProps>;
  /**
   * The path data of `icon`, as a single path on a 24 × 24 grid, for views that draw hundreds of icons.
   * `pnpm glyph file-text` prints the path data of the Lucide icon named `file-text`.
   */
  glyph: string;
  /** The color of entries that have neither a custom color nor a brand color. */
  defaultColor: string;
  /** The text on the badge in details and filters, such as 'Blog Post'. */
  badge: string;
  texts: KindTexts;
  /** The fields in the order in which the form displays them. */
  fields: readonly KindField[];
  /**
   * Names of the fields that lists show, in order. The columns that all kinds share come after them
   * ({@link listColumns}).
   */
  columns: readonly string[];
  /** Names of the fields in the details, in order. Empty fields are hidden. */
  details: readonly string[];
  /** Whether administrators can add custom fields. @default true */
  hasCustomFields?: boolean;
  /** The names from which the texts are built. Omitted for kinds that have their own texts. */
  names?: Kind['names'];
  /** Whether new entries can't be of this kind. Existing entries are displayed. @default false */
  isHidden?: boolean;
}
