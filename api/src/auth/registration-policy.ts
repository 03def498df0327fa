import type { RequestContext } from '../context.js';
import { isLoopbackOnly } from '../http/loopback.js';
import { acceptsRegistrations } from './local-login.js';
import { hasNoUsers } from './setup-code.js';

/** Whether and how visitors can register. */
export interface RegistrationPolicy {
  /** Whether visitors can create their own accounts. */
  isOpen: boolean;
  /** Whether the next registration creates the first account, which becomes an administrator. */
  createsFirstAccount: boolean;
  /** Whether the next registration requires the setup code that the server printed. */
  needsSetupCode: boolean;
}

/** Returns whether and how visitors can register. */
export async function readRegistrationPolicy({
  em,
  config,
  viewer,
}: RequestContext): Promise<RegistrationPolicy> {
  const isOpen = acceptsRegistrations(config);
  // If the viewer is logged in, the first account exists, so the query isn't necessary.
  const createsFirstAccount = isOpen && !viewer && (await hasNoUsers(em));
  return { isOpen, createsFirstAccount, needsSetupCode: createsFirstAccount && !isLoopbackOnly(config) };
}
