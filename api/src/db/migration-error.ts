/** An error for a database that can't be migrated to this server's version. The message describes what to do. */
export class MigrationError extends Error {}
