import { createContext, useContext } from 'react';

/** The nonce of the page's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce of the nearest ThemeProvider, for libraries that create style elements. */
export const useNonce = (): string | undefined => useContext(NonceContext);
