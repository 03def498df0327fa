import { type KindOf, type Kinds, kindsIn } from '../logs/kinds/kinds-in.js';
import { useKit } from './use-kit.js';
import { useTranslate } from './use-messages.js';

/**
 * Returns the kinds of the {@link KitProvider}, in the user's language.
 *
 * @example
 * const { list, of } = useKinds();
 * list.map(({ badge }) => badge); // ['Blog Post', 'Email Campaign', …]
 * of(entry.kind).badge; // 'Blog Post'
 */
export const useKinds = (): Kinds => kindsIn(useTranslate(), useKit().kinds);

/** Returns the function that describes kinds in the user's language. */
export const useKindOf = (): KindOf => useKinds().of;
