/**
 * Property names of objects and promises, in lowercase because derived field names are lowercase. For example, an
 * object with a `then` property is treated as a promise.
 */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/** Whether a name can't be used for a custom field. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());
