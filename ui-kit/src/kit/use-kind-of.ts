import { type KindOf, kindIn } from '../logs/kinds/kind-in.js';
import { useTranslate } from './use-messages.js';

/** Returns the function that describes kinds in the user's language. */
export const useKindOf = (): KindOf => kindIn(useTranslate());
