import manifest from '../package.json' with { type: 'json' };

/** The planner's version. */
export const VERSION = manifest.version;
