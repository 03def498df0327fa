import { useContext } from 'react';
import { type Kit, KitContext } from './kit.js';

/** Returns the values of the surrounding {@link KitProvider}. */
export const useKit = (): Kit => useContext(KitContext);
