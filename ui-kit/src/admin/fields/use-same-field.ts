import { type Field, isMergeable, type LogKind } from '@content-planner/model';
import { useEffect, useState } from 'react';

const plain = (label: string) => label.trim().toLowerCase();

/** Waits until the user pauses, in milliseconds. */
const DELAY = 300;

/** Returns the field that has the label of a new one, ignoring case and surrounding space. */
export function useSameField(fields: readonly Field[], label: string | null) {
  const typed = plain(label ?? '');
  const field = typed === '' ? undefined : fields.find((one) => plain(one.label) === typed);
  /** The label for which the hint is displayed, and the label for which the user wants a second field. */
  const [displayed, setDisplayed] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const isWanted = field !== undefined && kept !== typed;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setDisplayed(typed), DELAY);
    return () => clearTimeout(timer);
  }, [isWanted, typed]);
  return {
    /** The field to offer. Null if there is none, or not yet. */
    shown: isWanted && displayed === typed ? field : null,
    /** Displays the field now. Returns false if there is none. */
    show: () => {
      if (isWanted) setDisplayed(typed);
      return isWanted;
    },
    /** Hides the field, because the user wants a second one. */
    keep: () => setKept(typed),
  };
}

/**
 * Returns a built-in field with a label, of which one of the kinds would have a second one. Tables, filters and files
 * couldn't tell them apart.
 */
export const builtInNamesake = (
  fields: readonly Field[],
  { label, kinds }: { label: string; kinds: readonly LogKind[] },
): Field | undefined =>
  fields.find(
    (one) =>
      one.isBuiltIn &&
      plain(one.label) === plain(label) &&
      one.kinds.some(({ kind }) => kinds.includes(kind)),
  );

/** Two fields: the first one can be merged into the other one, and then no longer exists. */
export interface MergedFields {
  from: Field;
  into: Field;
}

/**
 * Returns how to merge an existing field with one that has the same label. Built-in fields remain. Returns null if there
 * is no such field, or their values can't be merged.
 */
export function mergeWithNamesake(field: Field, fields: readonly Field[]): MergedFields | null {
  const pairs = fields
    .filter(({ id, label }) => id !== field.id && plain(label) === plain(field.label))
    .flatMap((other) => [
      { from: field, into: other },
      { from: other, into: field },
    ]);
  return pairs.find(({ from, into }) => !from.isBuiltIn && isMergeable(from.type, into.type)) ?? null;
}
