import { Migration20261121000000_initial } from './20261121000000-initial.js';
import { Migration20261121120000_entry_pages } from './20261121120000-entry-pages.js';

/** Every migration, oldest first. Named classes, so that a bundled server finds them. */
export const migrations = [Migration20261121000000_initial, Migration20261121120000_entry_pages];
