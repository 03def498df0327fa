import { createContext, useContext } from 'react';

/** The nonce of the page's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce that the nearest ThemeProvider was given, for libraries that write style elements. */
export const useNonce = (): string | undefined => useContext(NonceContext);
