import { Migration20261121000000_initial } from './20261121000000-initial.js';

/** Every migration, oldest first. Named classes, so that a bundled server finds them. */
export const migrations = [Migration20261121000000_initial];
