import type { RequestContext } from '../context.js';
import { needsSetupCode } from './setup-code.js';

/** What visitors need to know before they register. */
export interface RegistrationPolicy {
  /** Whether people can create accounts themselves. */
  isOpen: boolean;
  /** Whether the next registration needs the setup code that the server printed. */
  needsSetupCode: boolean;
}

/** Says how people can register. */
export async function readRegistrationPolicy({
  em,
  config,
  viewer,
}: RequestContext): Promise<RegistrationPolicy> {
  const isOpen = config.registration === 'open';
  // Somebody who is logged in is a user, so the first account exists.
  return { isOpen, needsSetupCode: isOpen && !viewer && (await needsSetupCode(em, config)) };
}
