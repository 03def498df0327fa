import { BUILT_IN_FIELDS, type BuiltInField, type Field, type FieldOption } from '@content-planner/model';
import type { SubmittedOption } from './option-rows.js';

/** An option with an abbreviation while a field is edited. */
export interface AbbreviatedRow {
  /** Identifies the row while the dialog is open. */
  key: string;
  /** The option that the row edits. Null for a new one. */
  stored: FieldOption | null;
  name: string;
  abbreviation: string;
  /** Whether users can't choose the option. */
  isHidden: boolean;
}

const builtInOptions = (id: string) => (BUILT_IN_FIELDS as Record<string, BuiltInField>)[id]?.options ?? [];

/** Whether the options of a field have abbreviations, and some of them are built in. */
export const hasAbbreviations = (field: Field | null): field is Field =>
  field !== null && builtInOptions(field.id).some(({ abbreviation }) => abbreviation);

/** Returns the rows for all options. */
export const abbreviatedRows = ({ options }: Field): AbbreviatedRow[] =>
  options.map((stored) => ({
    ...{ key: stored.id, stored, name: stored.name },
    ...{ abbreviation: stored.abbreviation ?? '', isHidden: stored.isArchived },
  }));

/** Whether all planners have an option. Its name and abbreviation can't be changed. */
export const isFixed = ({ id }: Field, { stored }: AbbreviatedRow): boolean =>
  builtInOptions(id).some((one) => one.id === stored?.id);

const plain = (text: string) => text.trim().toLowerCase();

const isOffered = ({ name, isHidden }: AbbreviatedRow) => !isHidden && name.trim() !== '';

/** Returns what is wrong with an option, if anything. */
export function abbreviatedError(
  rows: readonly AbbreviatedRow[],
  row: AbbreviatedRow,
): 'isTaken' | 'abbreviationInvalid' | 'abbreviationTaken' | null {
  if (!isOffered(row)) return null;
  const others = rows.filter((one) => one !== row);
  if (others.some(({ name }) => plain(name) === plain(row.name))) return 'isTaken';
  if (!/^\p{L}{1,3}$/u.test(row.abbreviation.trim())) return 'abbreviationInvalid';
  const isTaken = others.some(({ abbreviation }) => plain(abbreviation) === plain(row.abbreviation));
  return isTaken ? 'abbreviationTaken' : null;
}

/** Returns the options to save. Entries keep the others, which users can't choose. */
export const submittedAbbreviated = (rows: readonly AbbreviatedRow[]): SubmittedOption[] =>
  rows.filter(isOffered).map(({ stored, name, abbreviation }) => ({
    ...(stored && { id: stored.id }),
    ...{ name: name.trim(), abbreviation: abbreviation.trim() },
    ...{ color: stored?.color ?? null, isDone: stored?.isDone ?? false },
  }));
