/** The path of feeds. The file name is the feed's secret, followed by `.ics`. */
export const FEED_PATH = '/feeds/:file';

/** Removes a feed's secret from a path, for logs. */
export const withoutSecret = (path: string): string => path.replace(/^\/feeds\/.*/i, '/feeds/…');
