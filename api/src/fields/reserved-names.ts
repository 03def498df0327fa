/**
 * Property names of objects and promises, which custom fields must not use. For example, an object with a `then`
 * property is treated as a promise. The names are in lowercase, because derived field names are lowercase.
 */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/** Whether a name can't be used for a custom field. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());
