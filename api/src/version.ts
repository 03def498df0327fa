import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/** The planner's version, such as 0.1.0. */
export const VERSION = manifest.version;

/** The build writes this file. */
const COMMIT_FILE = join(import.meta.dirname, '../commit.txt');

/** The first characters of the commit that was built, or an empty string if it is unknown. */
export const COMMIT = existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, 'utf8').trim() : '';

/** The version with the commit, such as 0.1.0+823dd874efab. */
export const BUILD = COMMIT === '' ? VERSION : `${VERSION}+${COMMIT}`;
