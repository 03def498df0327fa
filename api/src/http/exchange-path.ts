/** The path where secrets of links and embeds are exchanged for short-lived tokens. */
export const EXCHANGE_PATH = '/api/access-tokens/exchange';
