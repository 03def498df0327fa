/** The database can't be brought to the version of this server. The message tells the operator what to do. */
export class MigrationError extends Error {}
