import { useNonce } from '../../theme/nonce.js';
import { DRAFT_ID } from './draft-entry.js';

const CHIP = `[data-cp-theme] :is([data-cp-entry="${DRAFT_ID}"],[data-cp-lane="${DRAFT_ID}"])`;

/** Outlines the entry that the user is creating, and lets clicks pass through it. */
export function DraftRules() {
  return (
    <style nonce={useNonce()} suppressHydrationWarning>
      {`${CHIP}{outline:1px solid var(--cp-entry-bar,currentColor);outline-offset:-1px;pointer-events:none}`}
    </style>
  );
}
