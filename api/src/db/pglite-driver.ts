import type { Configuration } from '@mikro-orm/core';
import { PgliteConnection, PgliteDriver } from '@mikro-orm/pglite';
import { withBoundParameters } from './bound-connection.js';

class BoundPgliteConnection extends withBoundParameters(PgliteConnection) {}

/** The ORM's driver for the embedded database, with bound parameters. */
export class BoundPgliteDriver extends PgliteDriver {
  protected override readonly connection: PgliteConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new BoundPgliteConnection(config);
  }
}
