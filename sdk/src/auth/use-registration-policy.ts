import { type Read, useRead } from '../core/use-read.js';
import { VIEWER } from './viewer-document.js';

/** Who can register, and how. */
export interface RegistrationPolicy {
  /** Whether visitors can create their own accounts. True until the response arrives. */
  isOpen: boolean;
  /** Whether the next registration creates the first account, whose user becomes an administrator. */
  createsFirstAccount: boolean;
  /** Whether the next registration creates the first account and requires the setup code that the server printed. */
  needsSetupCode: boolean;
}

/**
 * Returns whether visitors can register, and what the next registration requires. Shares its request with `useViewer`.
 *
 * @example
 * const { isOpen, createsFirstAccount, needsSetupCode } = useRegistrationPolicy();
 */
export function useRegistrationPolicy(): Read & RegistrationPolicy {
  const { data, ...read } = useRead(VIEWER, {});
  const { isOpen = true, createsFirstAccount = false, needsSetupCode = false } = data?.registration ?? {};
  return { ...read, isOpen, createsFirstAccount, needsSetupCode };
}
