import { type Read, useRead } from '../core/use-read.js';
import { VIEWER } from './viewer-document.js';

/** Whether and how people can register. */
export interface RegistrationPolicy {
  /** Whether people can create their own accounts. True until the response arrives. */
  isOpen: boolean;
  /** Whether the next registration creates the first account, which becomes an administrator. */
  createsFirstAccount: boolean;
  /**
   * Whether the next registration creates the first account and requires the setup code that the server
   * printed.
   */
  needsSetupCode: boolean;
}

/**
 * Returns whether and how people can register. Shares its request with `useViewer`.
 *
 * @example
 * const { isOpen, createsFirstAccount, needsSetupCode } = useRegistrationPolicy();
 */
export function useRegistrationPolicy(): Read & RegistrationPolicy {
  const { data, ...read } = useRead(VIEWER, {});
  const { isOpen = true, createsFirstAccount = false, needsSetupCode = false } = data?.registration ?? {};
  return { ...read, isOpen, createsFirstAccount, needsSetupCode };
}
