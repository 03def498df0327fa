/** The path of feeds. The file name is the feed's secret, followed by `.ics`. */
export const FEED_PATH = '/feeds/:file';

/** Removes secrets from a path, for logs. People also paste them into addresses that don't exist. */
export const withoutSecret = (path: string): string =>
  path
    .replace(/^\/feeds\/.*/i, '/feeds/…')
    .replace(/cp(?:_|%5f)(?:feed|key|link|embed|account)(?:_|%5f)[\w%-]*/gi, '…');
