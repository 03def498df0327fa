#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import type { Config } from './config.js';
import { ConfigError, readConfig } from './config.js';
import { FolderInUseError } from './db/folder-lock.js';

// Parsing the server's libraries again and again is most of the time a start takes.
enableCompileCache();

interface Command {
  summary: string;
  /** What `--help` says below the summary. */
  help: string;
  run(): Promise<void>;
}

const ENVIRONMENT = `Environment: PORT (4000), HOST (127.0.0.1), DATA_DIR (.data), DATABASE_URL,
SESSION_SECRET, PUBLIC_URL, ALLOWED_ORIGINS, LOG_LEVEL (warn). The README describes each.`;

async function serve(config: Config): Promise<void> {
  const { DEFAULT_WEB_FOLDER, startServer } = await import('./server.js');
  const server = await startServer(config, DEFAULT_WEB_FOLDER);
  console.log(`Content Planner is ready on ${server.url}`);
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

const commands: Record<string, Command> = {
  serve: {
    summary: 'Serve the planner (the default).',
    help: ENVIRONMENT,
    run: () => serve(readConfig()),
  },
  migrate: {
    summary: 'Bring the database to the version that this server needs, and stop.',
    help: ENVIRONMENT,
    async run() {
      const { openDatabase } = await import('./db/database.js');
      const database = await openDatabase(readConfig());
      await database.close();
      console.log('The database is up to date.');
    },
  },
  demo: {
    summary: 'Serve a planner with sample content, on a data folder and a port of its own.',
    help: `${ENVIRONMENT}\nHere PORT is 4001 and DATA_DIR .demo-data unless set.`,
    async run() {
      const { openDatabase } = await import('./db/database.js');
      const { demoLogins, seedDemo } = await import('./db/seed/demo.js');
      const config = readConfig({ PORT: '4001', DATA_DIR: '.demo-data', ...process.env });
      const database = await openDatabase(config);
      await seedDemo(database.orm.em.fork()).finally(() => database.close());
      await serve(config);
      console.log(`Log in as one of:\n${demoLogins.map((login) => `  ${login}`).join('\n')}`);
    },
  },
};

const overview = `Usage: content-planner [command]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

Every command takes --help.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  const command = commands[name ?? 'serve'];
  if (values.help) {
    console.log(
      name && command ? `content-planner ${name}: ${command.summary}\n\n${command.help}` : overview,
    );
  } else if (!command || rest.length > 0) {
    console.error(`There is no command '${positionals.join(' ')}'.\n\n${overview}`);
    process.exitCode = 1;
  } else {
    await command.run();
  }
}

/** What somebody who starts the server can mend, as a sentence; a defect keeps its stack. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof FolderInUseError || error instanceof ConfigError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that has it, or set PORT to another one.`;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (code === 'ECONNREFUSED')
    return `The database at DATABASE_URL does not answer (${message}): start it, or correct the address.`;
  if (code === 'ENOTFOUND') return `There is no such host (${message}): correct HOST or DATABASE_URL.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR is no folder (${message}): set it to one.`;
  return error;
}

try {
  await main();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
