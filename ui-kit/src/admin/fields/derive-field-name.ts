// Property names of objects and promises, in lower case like derived names.
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/**
 * Returns the name of a new field: its label in lower case, trimmed, with an underscore for each run of white space.
 *
 * @example deriveFieldName('  Copy  Due ') // 'copy_due'
 */
export const deriveFieldName = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, '_');

/** Whether a name is reserved. */
export const isReservedFieldName = (name: string): boolean => RESERVED.has(name);
