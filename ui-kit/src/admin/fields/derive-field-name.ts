// Keys that would reach into the prototype of the object that holds an entry's custom fields (decision L11).
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The name that a new field gets from its label: lower case, runs of white space become underscores
 * (spec, section 5). White space around the label does not count.
 *
 * @example deriveFieldName('  Copy  Due ') // 'copy_due'
 */
export const deriveFieldName = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, '_');

/** Whether a name cannot be given to a field (decision L11). */
export const isReservedFieldName = (name: string): boolean => RESERVED.has(name);
