import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { PlannerError } from '../errors.js';

/** The error for an email address that another account uses. */
export const addressTaken = () =>
  new PlannerError('conflict', 'An account with this e-mail address already exists.');

/** Rethrows a violation of unique addresses as `addressTaken`. */
export function takenIsConflict(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? addressTaken() : error;
}
