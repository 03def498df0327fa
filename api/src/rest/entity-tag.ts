import { PlannerError } from '../errors.js';

/** Returns the ETag for a version of an entry. */
export const entityTag = (version: number): string => `"${version}"`;

const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * Parses an `If-Match` header.
 *
 * @returns a function that checks whether a version matches. Weak tags never match, as RFC 9110 requires.
 * @throws PlannerError `invalid` if the header is malformed
 */
export function readIfMatch(header: string): (version: number) => boolean {
  if (header.trim() === '*') return () => true;
  const tags = header.split(',').map((tag) => tag.trim());
  if (!tags.every((tag) => TAG.test(tag))) throw new PlannerError('ifMatchInvalid');
  return (version) => tags.includes(entityTag(version));
}
