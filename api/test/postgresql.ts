import { createOrm } from '../src/db/orm.js';

/** Returns the URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement, such as one that creates a database, on a server. */
export async function onServer(server: string, statement: string): Promise<void> {
  const orm = await createOrm({ url: server });
  await orm.em.fork().execute(statement);
  await orm.close();
}
