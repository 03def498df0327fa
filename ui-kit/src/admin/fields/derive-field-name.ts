// Property names of objects and promises, in lower case like derived names.
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/**
 * The name that a new field gets from its label: lower case, runs of white space become underscores. White space
 * around the label does not count.
 *
 * @example deriveFieldName('  Copy  Due ') // 'copy_due'
 */
export const deriveFieldName = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, '_');

/** Whether a name cannot be given to a field. */
export const isReservedFieldName = (name: string): boolean => RESERVED.has(name);
