import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isRunning } from '../test/is-running.js';
import { Line } from '../test/line.js';
import { launchPlanner, type StartingPlanner } from '../test/planner-process.js';
import { type OwnServer, startServer } from '../test/postgresql-server.js';
import { createSmallDisk, type SmallDisk } from '../test/small-disk.js';

export const DATABASES = ['embedded', 'postgresql'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** The size of the disk that contains the embedded database, in MB. */
const DISK = 768;

/** How long the planner can take to start, in milliseconds. */
const START = 180_000;

/** A planner and its database. Faults are injected into them. */
export class System {
  readonly database: DatabaseName;
  /** The disk that contains the embedded database, if this machine allows mounting one. */
  readonly disk: SmallDisk | undefined;
  readonly postgresql: OwnServer | undefined;
  /** The connections between the planner and PostgreSQL. */
  readonly line: Line | undefined;
  /** Whether the planner connects to PostgreSQL directly instead of through `line`. True during measurements. */
  isDirect = false;
  url = '';
  #planner: StartingPlanner | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'planner-soak-'));

  private constructor(database: DatabaseName, disk?: SmallDisk, postgresql?: OwnServer) {
    this.database = database;
    this.disk = disk;
    this.postgresql = postgresql;
    this.line = postgresql && new Line(postgresql.url);
  }

  /** Creates an empty database. PostgreSQL runs with its default durability settings. */
  static async create(database: DatabaseName): Promise<System> {
    if (database === 'embedded') return new System(database, await createSmallDisk(DISK));
    const system = new System(database, undefined, await startServer([]));
    await system.line?.restore();
    return system;
  }

  get pid(): number {
    return this.#planner?.pid ?? 0;
  }

  get isRunning(): boolean {
    return isRunning(this.pid);
  }

  /** Starts the planner without waiting until it is ready. */
  launch(): StartingPlanner {
    const folder = this.disk?.mountPoint ?? this.#folder;
    const database = this.isDirect ? this.postgresql?.url : this.line?.url;
    const environment = { DATA_DIR: join(folder, 'data'), ...(database && { DATABASE_URL: database }) };
    return launchPlanner({ ...environment, SECURITY_LOG: 'false' }, [], this.disk?.prefix);
  }

  /** Starts the planner. Rejects if it is not ready in time. */
  async start(): Promise<void> {
    this.#planner = this.launch();
    const timer = setTimeout(() => this.#planner?.stop('SIGKILL'), START);
    this.url = await this.#planner.ready.finally(() => clearTimeout(timer));
  }

  /** Stops the planner. */
  async stop(signal: NodeJS.Signals) {
    return this.#planner?.stop(signal);
  }

  /** Resolves when the planner has exited on its own. */
  async ended() {
    if (!this.#planner) throw new Error('No planner was started.');
    return this.#planner.ended();
  }

  /** Returns the planner's resident memory in bytes, or undefined if it can't be measured. */
  memory(): number | undefined {
    try {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
      return kilobytes ? Number(kilobytes) * 1024 : undefined;
    } catch {
      // The planner is not running, or this is not Linux.
      return undefined;
    }
  }

  /** Returns the WAL size in bytes. */
  wal(): number {
    const data = this.postgresql?.folder ?? join(this.disk?.folder ?? this.#folder, 'data', 'database');
    const folder = join(data, 'pg_wal');
    let size = 0;
    for (const name of readdirSync(folder).filter((file) => /^[0-9A-F]{24}$/.test(file))) {
      // Ignore missing files, because PostgreSQL can remove a file at any time.
      size += statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
    }
    return size;
  }

  /** Runs statements directly on PostgreSQL. */
  async sql(...statements: string[]): Promise<void> {
    const client = new pg.Client(this.postgresql?.url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  async close(): Promise<void> {
    if (this.isRunning) await this.stop('SIGTERM');
    await this.line?.cut();
    await this.postgresql?.stop();
    this.disk?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
