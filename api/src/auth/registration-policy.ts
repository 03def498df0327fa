import type { RequestContext } from '../context.js';
import { needsSetupCode } from './setup-code.js';

/** Whether and how people can register. */
export interface RegistrationPolicy {
  /** Whether people can create their own accounts. */
  isOpen: boolean;
  /** Whether the next registration requires the setup code that the server printed. */
  needsSetupCode: boolean;
}

/** Returns whether and how people can register. */
export async function readRegistrationPolicy({
  em,
  config,
  viewer,
}: RequestContext): Promise<RegistrationPolicy> {
  const isOpen = config.registration === 'open';
  // If somebody is logged in, the first account exists. This saves a query.
  return { isOpen, needsSetupCode: isOpen && !viewer && (await needsSetupCode(em, config)) };
}
