import { z } from 'zod';
import { problem, visibleSchema } from '../validation.js';

/**
 * An email address that a user typed. The schema trims the address, converts it to lowercase and removes invisible
 * characters.
 */
export const typedEmailSchema = visibleSchema
  // Remove zero-width joiners and non-joiners. Unlike names, email addresses never require them.
  .overwrite((text) => text.replace(/[\u200c\u200d]/g, ''))
  .trim()
  .toLowerCase()
  .min(1);

/** A valid email address, trimmed and in lowercase. */
export const emailSchema = typedEmailSchema
  .max(254)
  .pipe(z.string().regex(z.regexes.html5Email, problem('emailInvalid')));

/** The minimum password length, in characters. */
const MIN_PASSWORD = 8;

/** A password that a user enters to confirm their identity. */
export const currentPasswordSchema = z.string().max(1000);

/** A new password. */
export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD, problem('passwordTooShort'))
  .max(1000)
  // Reject unpaired surrogates, because the hash function would treat all of them as the same character.
  .refine((password) => password.isWellFormed(), problem('passwordUnstorable'));
