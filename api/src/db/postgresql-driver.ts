import type { Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { withBoundParameters } from './bound-connection.js';

class BoundPostgreSqlConnection extends withBoundParameters(PostgreSqlConnection) {}

/** The ORM's driver for a PostgreSQL server, with bound parameters. */
export class BoundPostgreSqlDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new BoundPostgreSqlConnection(config);
  }
}
