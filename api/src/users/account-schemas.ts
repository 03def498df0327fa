import { z } from 'zod';
import { visibleSchema } from '../validation.js';

/** An email address as somebody types it: trimmed, in lower case, without invisible characters. */
export const typedEmailSchema = visibleSchema
  // No address needs the joiners that names may keep.
  .overwrite((text) => text.replace(/[\u200c\u200d]/g, ''))
  .trim()
  .toLowerCase()
  .min(1);

/** An e-mail address as it is stored: trimmed, in lower case (decision A8). */
export const emailSchema = typedEmailSchema
  .max(254)
  .pipe(z.string().regex(z.regexes.html5Email, { error: 'must be an e-mail address' }));

/** Shortest password, in characters (spec, section 9). */
const MIN_PASSWORD = 8;

/** A password that somebody types to prove who they are. */
export const currentPasswordSchema = z.string().max(1000);

/** A new password (spec, section 5). */
export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD, { error: 'Password must be at least 8 characters' })
  .max(1000)
  // Halves of surrogate pairs are all hashed as the same character.
  .refine((password) => password.isWellFormed(), { error: 'Password contains invalid characters' });
