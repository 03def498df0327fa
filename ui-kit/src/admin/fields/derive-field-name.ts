// Reserved names: the names of properties that every object or every promise has. They are in lowercase, like derived
// names.
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/**
 * Returns the name for a new field: its label, trimmed and in lowercase, with whitespace replaced by underscores.
 *
 * @example deriveFieldName('  Copy  Due ') // 'copy_due'
 */
export const deriveFieldName = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, '_');

/** Returns whether a name is reserved. */
export const isReservedFieldName = (name: string): boolean => RESERVED.has(name);
