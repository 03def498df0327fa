import type { LastBackup } from '../backup/last-backup.js';
import type { DatabaseFacts } from '../db/describe-database.js';
import type { DiskSpace } from '../db/disk-space.js';
import type { PoolState } from '../db/orm.js';
import type { LISTEN_STATES } from '../live/live.js';
import { builder } from '../schema/builder.js';
import { ServerWarningType } from '../server-warnings/server-warning.graphql.js';
import { readSystem, type SystemFacts } from './system.js';

const DatabaseType = builder.objectRef<DatabaseFacts>('SystemDatabase').implement({
  description: 'The state of the database, at most ten seconds ago.',
  fields: (t) => ({
    version: t.exposeString('version', { description: "PostgreSQL's version, such as `18.3`." }),
    size: t.exposeFloat('size', { description: 'The size of the database in bytes.' }),
    migrations: t.exposeInt('migrations', {
      description: 'The number of migrations that have been applied.',
    }),
    lastMigration: t.exposeString('lastMigration', { description: 'The name of the last migration.' }),
    migratedAt: t.expose('migratedAt', { type: 'DateTime', description: 'When it was applied.' }),
  }),
});

const DiskType = builder.objectRef<DiskSpace>('SystemDisk').implement({
  description: 'The disk with the embedded database.',
  fields: (t) => ({
    free: t.exposeFloat('free', { description: 'The free space in bytes.' }),
    size: t.exposeFloat('size', { description: 'The size of the disk in bytes.' }),
  }),
});

// The path of the file and the reason of a failure are only in the output of the command, because they describe the
// machine that ran it.
const BackupType = builder.objectRef<LastBackup>('SystemBackup').implement({
  description: 'The last attempt to create a backup with the command `backup`.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the attempt began.' }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'Whether the backup is complete. Otherwise, the attempt failed.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last complete backup began, which can be an earlier one. Null if there is none.',
    }),
    size: t.exposeFloat('size', {
      nullable: true,
      description: 'The size of the file in bytes. Null if the attempt failed.',
    }),
  }),
});

const PoolType = builder.objectRef<PoolState>('SystemPool').implement({
  description: "The server's connections to PostgreSQL.",
  fields: (t) => ({
    inUse: t.exposeInt('inUse', { description: 'The number of connections that requests are using.' }),
    waiting: t.exposeInt('waiting', {
      description: 'The number of requests that are waiting for a connection.',
    }),
    max: t.exposeInt('max', { description: 'The maximum number of connections.' }),
  }),
});

const ListenState = builder.enumType('ListenState', {
  description: 'The state of the connection that receives changes for live updates.',
  values: {
    idle: { description: 'No page has used live updates since the server started.' },
    connected: { description: 'Live updates work.' },
    disconnected: { description: 'The connection was lost. The server is trying to reconnect.' },
    unavailable: {
      description: '`DATABASE_URL` points to PgBouncer, and `DATABASE_DIRECT_URL` is not set.',
    },
  } satisfies Record<(typeof LISTEN_STATES)[number], object>,
});

const LiveType = builder.objectRef<SystemFacts['live']>('SystemLiveUpdates').implement({
  description: "The server's live updates.",
  fields: (t) => ({
    state: t.expose('listenState', { type: ListenState, description: 'Whether live updates work.' }),
    streams: t.exposeInt('count', { description: 'The number of open streams.' }),
    maxStreams: t.exposeInt('max', { description: 'The maximum number of open streams.' }),
  }),
});

const SystemType = builder.objectRef<SystemFacts>('System').implement({
  description:
    'The state of the server that responds. Other servers on the same database have their own state.',
  fields: (t) => ({
    version: t.exposeString('version', { description: "The planner's version." }),
    commit: t.string({
      nullable: true,
      description: 'The first characters of the commit that was built. Null if it is unknown.',
      resolve: ({ commit }) => commit || null,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the server started.' }),
    isEmbedded: t.exposeBoolean('isEmbedded', {
      description: 'Whether the database is embedded. Otherwise, it is on a PostgreSQL server.',
    }),
    database: t.field({
      type: DatabaseType,
      nullable: true,
      description: 'The database. Null if it is too busy to respond.',
      resolve: ({ stored }) => stored?.database ?? null,
    }),
    lastBackup: t.field({
      type: BackupType,
      nullable: true,
      description: 'The last backup. Null if there was none since the planner was created or restored.',
      resolve: ({ stored }) => stored?.lastBackup ?? null,
    }),
    disk: t.expose('disk', {
      type: DiskType,
      nullable: true,
      description:
        'The disk with the embedded database. Null for a PostgreSQL server, whose disk the planner cannot measure.',
    }),
    pool: t.expose('pool', {
      type: PoolType,
      nullable: true,
      description: 'The connections to PostgreSQL. Null for the embedded database.',
    }),
    liveUpdates: t.expose('live', { type: LiveType, description: 'The live updates.' }),
    warnings: t.field({
      type: [ServerWarningType],
      description: "Problems with the server's settings.",
      resolve: ({ warnings }) => [...warnings],
    }),
  }),
});

builder.queryField('system', (t) =>
  t.field({
    type: SystemType,
    description: 'The state of the server, its database and its backups. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => readSystem(context),
  }),
);
