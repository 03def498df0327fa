/** The database can't be migrated to this server's version. The message tells the operator what to do. */
export class MigrationError extends Error {}
