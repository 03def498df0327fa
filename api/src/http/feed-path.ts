/** The path of feeds. The file is the secret, followed by `.ics`. */
export const FEED_PATH = '/feeds/:file';

/** Returns a path without the secret of a feed, for logs. */
export const withoutSecret = (path: string): string => path.replace(/^\/feeds\/.*/i, '/feeds/…');
