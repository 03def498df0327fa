import { type Read, useRead } from '../client/use-read.js';
import { VIEWER } from './use-viewer.js';

/** How people can register. */
export interface RegistrationPolicy {
  /** Whether people can create accounts themselves; true until the answer has arrived. */
  isOpen: boolean;
  /** Whether the next registration creates the first account and needs the code that the server printed. */
  needsSetupCode: boolean;
}

/**
 * How people can register. It shares its request with `useViewer`.
 *
 * @example
 * const { isOpen, needsSetupCode } = useRegistrationPolicy();
 */
export function useRegistrationPolicy(): Read & RegistrationPolicy {
  const { data, ...read } = useRead(VIEWER, {});
  const { isOpen = true, needsSetupCode = false } = data?.registration ?? {};
  return { ...read, isOpen, needsSetupCode };
}
