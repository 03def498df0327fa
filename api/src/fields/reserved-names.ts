/**
 * Names of custom fields that objects and promises give a meaning of their own, in lower case as derived names are: an
 * object with a `then`, for example, is taken for a promise.
 */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'prototype',
    ...[Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner)),
  ].map((name) => name.toLowerCase()),
);

/** Whether a custom field cannot have a name. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());
