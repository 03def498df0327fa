import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { PlannerError } from '../errors.js';

/** Turns the database's refusal of a second account with one address into what the caller is told (decision A8). */
export function takenIsConflict(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException) {
    throw new PlannerError('conflict', 'An account with this e-mail address already exists.');
  }
  throw error;
}
