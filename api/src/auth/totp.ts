import { generateSecret, generateURI, verifySync } from 'otplib';

/** How long a code is displayed, in seconds. */
const PERIOD = 30;

const ISSUER = 'Content Planner';

/** Creates a secret with 160 random bits, in Base32. */
export const createTotpSecret = (): string => generateSecret();

/** Returns the URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: ISSUER, label: email, secret });

/**
 * Checks a six-digit code. Accepts the current, the previous and the next code, because the app's clock can differ from
 * the server's.
 *
 * @param after the time step of the last code that was used; codes for this and earlier time steps are rejected
 * @returns the time step of the code, or null if the code is invalid
 */
export function timeStepOf(secret: string, code: string, after: number | null): number | null {
  const epoch = Math.floor(Date.now() / 1000);
  // All codes that could match have been used, or the clock has been set back.
  if (after !== null && after > Math.floor(epoch / PERIOD)) return null;
  const result = verifySync({
    ...{ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD },
    ...(after !== null && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
