import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { OperationName } from './commands/operations.js';
import type { Config } from './config.js';
import { ConfigError, listSettings, readConfig, SECRETS } from './config.js';
import { isLoopbackHost } from './http/loopback.js';
import { messageOf, UsageError } from './problem-message.js';
import type { RunningServer } from './server.js';
import { serveUntilClosed } from './serving.js';

/** The values of a command's options, keyed by name. */
type Given = Record<string, string | boolean | undefined>;

interface Command {
  summary: string;
  /** The text that `--help` prints below the summary. */
  help: string;
  /** The options in addition to `--help`. */
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Whether the command requires a file name. */
  takesFile?: boolean;
  run(given: Given): Promise<void>;
}

/** Joins items with commas, in lines of up to 98 characters. */
const listed = (items: readonly string[]): string =>
  (items.join(', ').match(/.{1,97}(?:, |$)/g) ?? []).map((line) => line.trimEnd()).join('\n');

const ENVIRONMENT = `Environment:
${listed(listSettings())}.

These settings can also be in a file. NAME_FILE is its path, such as SESSION_SECRET_FILE:
${listed(SECRETS)}.

api/docs/operations.md describes each.`;

const WITHOUT_BACKUP = 'without-backup';

const UPGRADES = `--${WITHOUT_BACKUP} upgrades a database server even if the previous version can't use the database afterward. Create a
backup before. An embedded database is backed up automatically.

${ENVIRONMENT}`;

async function start(config: Config, withoutBackup = false): Promise<RunningServer> {
  const { DEFAULT_WEB_FOLDER, startServer } = await import('./server.js');
  const server = await startServer(config, DEFAULT_WEB_FOLDER, { withoutBackup });
  console.log(server.about);
  if (server.created) console.log(`Created a new planner in ${config.dataDir}`);
  console.log(`Content Planner is ready on ${server.url}`);
  if (server.firstAccount) console.log(server.firstAccount);
  return server;
}

/** Prompts for a password without displaying it, or reads the first line of standard input. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    const { default: password } = await import('@inquirer/password');
    return password({ message: 'Password (8 characters or more):', mask: true });
  }
  const { text } = await import('node:stream/consumers');
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
}

async function operate(name: OperationName, input: object): Promise<void> {
  const { runOperation } = await import('./commands/run-operation.js');
  console.log(await runOperation(readConfig(), name, input));
}

const commands: Record<string, Command> = {
  serve: {
    summary: 'Serve the planner (the default).',
    help: UPGRADES,
    options: { [WITHOUT_BACKUP]: { type: 'boolean' } },
    run: ({ [WITHOUT_BACKUP]: withoutBackup }) =>
      serveUntilClosed(() => start(readConfig(), Boolean(withoutBackup))),
  },
  migrate: {
    summary: "Update the database schema to this server's version, and exit.",
    help: UPGRADES,
    options: { [WITHOUT_BACKUP]: { type: 'boolean' } },
    async run({ [WITHOUT_BACKUP]: withoutBackup }) {
      const { openDatabase } = await import('./db/database.js');
      const database = await openDatabase(readConfig(), { withoutBackup: Boolean(withoutBackup) });
      await database.close();
      console.log('The database is up to date.');
    },
  },
  'create-admin': {
    summary: 'Create an administrator, or make an existing account an administrator.',
    help: `Usage: content-planner create-admin --email someone@example.com [--first-name A] [--last-name B] [--reset]

The command prompts for the password, or reads it from standard input. --reset sets the password of an
existing account, turns off its two-step verification and makes it an administrator. Also works while the planner
is running. If LOCAL_LOGIN is off, the account can log in with its password for an hour, for example if the single
sign-on provider is down.

${ENVIRONMENT}`,
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      reset: { type: 'boolean' },
    },
    async run({ email, 'first-name': firstName, 'last-name': lastName, reset = false }) {
      if (!email) throw new UsageError('Missing option: --email someone@example.com');
      await operate('create-admin', { email, firstName, lastName, reset, password: await readPassword() });
    },
  },
  'check-oidc': {
    summary: 'Check the single sign-on settings.',
    help: `Sends requests to the provider, and prints what is wrong: discovery, clock, redirect URL, secret or claims.

${ENVIRONMENT}`,
    async run() {
      const { oidc } = readConfig();
      if (!oidc)
        throw new ConfigError('Single sign-on is not set up. Set OIDC_ISSUER to the URL of the provider.');
      const { checkOidc } = await import('./oidc/check-oidc.js');
      console.log(await checkOidc(oidc));
    },
  },
  'rotate-secret': {
    summary: 'Replace the session secret that is stored in the database.',
    help: `Usage: content-planner rotate-secret [--end-sessions]

Restart the planner afterwards. Sessions stay valid: the old secret is accepted until the next rotation.
With --end-sessions, it is no longer accepted after the restart, and everybody has to log in again. Use this if
somebody else might know the secret.
If SESSION_SECRET is set, change it instead and set SESSION_SECRET_PREVIOUS to its old value.

${ENVIRONMENT}`,
    options: { 'end-sessions': { type: 'boolean' } },
    async run({ 'end-sessions': endSessions = false }) {
      if (readConfig().sessionSecret !== undefined) {
        throw new ConfigError(
          'SESSION_SECRET is set, so the secret in the database is not used. Set SESSION_SECRET_PREVIOUS to the current value of SESSION_SECRET, and SESSION_SECRET to a new one.',
        );
      }
      await operate('rotate-secret', { endSessions });
    },
  },
  backup: {
    summary: 'Save all data to a file.',
    help: `Usage: content-planner backup FILE
       content-planner backup FOLDER [--keep 14]

Saves a consistent copy of all rows. Also works while the planner is running: requests to an embedded planner
wait, and DATA_DIR needs space for a temporary copy of the file. FILE must not exist.
In a FOLDER, the file is named after the current time. With --keep, the command then deletes the oldest files with
such names, and keeps as many as given. It never deletes any other files. Use a separate folder for each planner.

${ENVIRONMENT}`,
    options: { keep: { type: 'string' } },
    takesFile: true,
    async run({ file, keep }) {
      const { resolve } = await import('node:path');
      const { backUp } = await import('./commands/backup.js');
      console.log(await backUp(readConfig(), resolve(String(file)), keep as string | undefined));
    },
  },
  restore: {
    summary: 'Restore a backup into an empty data folder or database.',
    help: `Usage: content-planner restore FILE

Checks the file first. The backup can come from another kind of database: this is how to move from an
embedded database to PostgreSQL, and back.

${ENVIRONMENT}`,
    takesFile: true,
    async run({ file }) {
      const { restore } = await import('./commands/restore.js');
      console.log(await restore(readConfig(), String(file)));
    },
  },
  seed: {
    summary: 'Add generated entries, to try out a planner with many entries.',
    help: `Usage: content-planner seed [--entries 1000]

Adds three brands and entries of all kinds in the year before and after today. Only use it on a trial planner:
'Remove sample content' doesn't remove them. Also works while the planner is running.

${ENVIRONMENT}`,
    options: { entries: { type: 'string', default: '1000' } },
    async run({ entries }) {
      const { today } = await import('@content-planner/model');
      await operate('seed', { entries, today: today() });
    },
  },
  demo: {
    summary: 'Serve a planner with sample content, with its own data folder and port.',
    help: `${ENVIRONMENT}\nThe default PORT is 4001 and the default DATA_DIR is .demo-data.`,
    async run() {
      const { openDatabase } = await import('./db/database.js');
      const { demoLogins, seedDemo } = await import('./seed/demo.js');
      const config = readConfig(process.env, { PORT: '4001', DATA_DIR: '.demo-data' });
      if (config.databaseUrl) {
        throw new ConfigError('The demo uses its own data folder. Unset DATABASE_URL to start it.');
      }
      if (!isLoopbackHost(config.host)) {
        throw new ConfigError(
          'The passwords of the demo are public. Unset HOST to start it, so that only this machine can reach it.',
        );
      }
      await serveUntilClosed(async () => {
        const database = await openDatabase(config);
        const em = database.orm.em.fork();
        const logins = await seedDemo(em)
          .then(() => demoLogins(em))
          .finally(() => database.close());
        const server = await start(config);
        console.log(
          logins.length > 0
            ? `Log in as one of:\n${logins.map((login) => `  ${login}`).join('\n')}`
            : `The planner in ${config.dataDir} already has accounts. Log in with one of them, or set DATA_DIR to a different folder.`,
        );
        return server;
      });
    },
  },
  version: {
    summary: 'Print the versions of the planner and of Node.js.',
    help: 'The same as --version.',
    async run() {
      const { BUILD } = await import('./version.js');
      console.log(`Content Planner ${BUILD}, Node.js ${process.versions.node}`);
    },
  },
};

const overview = `Usage: content-planner [command]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`)
  .join('\n')}

Run a command with --help for details.`;

/** Turns `--entries -5` into `--entries=-5`, because the parser would mistake a negative number for an option. */
const withNegativeNumbers = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    const isNumber = (text = '') => /^-\d/.test(text);
    if (isNumber(arg) && args[index - 1]?.startsWith('--')) return [];
    const next = args[index + 1];
    return arg.startsWith('--') && isNumber(next) ? [`${arg}=${next}`] : [arg];
  });

async function main(): Promise<void> {
  const [first, ...others] = process.argv.slice(2);
  const args = first === '--version' ? ['version', ...others] : process.argv.slice(2);
  // Read the command's name first, because the options depend on it.
  const name = args[0]?.startsWith('-') ? undefined : args.shift();
  const command = commands[name ?? 'serve'];
  if (!command) throw new UsageError(`Unknown command '${name}'.\n\n${overview}`);
  const { values, positionals } = parseArgs({
    args: withNegativeNumbers(args),
    allowPositionals: command.takesFile ?? false,
    options: { help: { type: 'boolean', short: 'h' }, ...command.options },
  });
  if (values.help) {
    console.log(name ? `content-planner ${name}: ${command.summary}\n\n${command.help}` : overview);
  } else {
    const [file] = positionals;
    if (command.takesFile && (!file || positionals.length > 1)) {
      throw new UsageError(`Expected one file name: content-planner ${name} FILE`);
    }
    await command.run({ ...(values as Given), file });
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
