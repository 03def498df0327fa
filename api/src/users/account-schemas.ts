import { z } from 'zod';

/** An e-mail address as it is stored: trimmed, in lower case (decision A8). */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254)
  .pipe(z.string().regex(z.regexes.html5Email, { error: 'must be an e-mail address' }));

/** Shortest password, in characters (spec, section 9). */
export const MIN_PASSWORD = 8;

/** A new password (spec, section 5). */
export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD, { error: 'Password must be at least 8 characters' })
  .max(1000);
