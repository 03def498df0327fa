// Does a dry run of a release in a copy of the repository: updates versions and changelogs from the changesets, and
// packs the packages. Doesn't change the repository, and publishes nothing. Requires built packages.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** The folders of the packages that share a version, with a file that their builds contain. The api is not published. */
const PACKAGES = { api: 'main.js', model: 'index.js', sdk: 'index.js', 'ui-kit': 'index.js' };
const LEFT_OUT = ['node_modules', '.git', '.tmp', '.wireit', '.data', '.demo-data', 'storybook-static'];

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-release-')));

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

const read = (file) => readFileSync(join(copy, file), 'utf8');

function release([folder, built]) {
  const { name, version } = JSON.parse(read(`${folder}/package.json`));
  if (!existsSync(join(copy, folder, 'dist', built))) throw new Error(`Build ${name} first.`);
  const changelog = existsSync(join(copy, folder, 'CHANGELOG.md')) ? read(`${folder}/CHANGELOG.md`) : '';
  if (!changelog.includes(`## ${version}\n`))
    throw new Error(`The changelog for ${name} has no section for ${version}.`);
  const tarball = join(copy, `${folder}.tgz`);
  run('pnpm', ['--dir', folder, 'pack', '--out', tarball]);
  const packed = JSON.parse(run('tar', ['-xzOf', tarball, 'package/package.json']));
  if (!run('tar', ['-xzOf', tarball, 'package/CHANGELOG.md']).includes(`## ${version}\n`))
    throw new Error(`The tarball for ${name} doesn't contain the section of the changelog.`);
  const ranges = Object.values({ ...packed.dependencies, ...packed.peerDependencies });
  if (packed.version !== version || ranges.some((range) => range.startsWith('workspace:')))
    throw new Error(
      `The tarball for ${name} doesn't have version ${version}, or contains workspace: ranges.`,
    );
  console.log(`${name} ${version}: ${run('tar', ['-tzf', tarball]).trim().split('\n').length} files`);
  return version;
}

try {
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  // The copy must be a repository, because changelogs contain the commit of each changeset.
  run('git', ['init', '--quiet', '--initial-branch=main']);
  run('git', ['add', '--all']);
  const author = ['-c', 'user.name=Release', '-c', 'user.email=release@planner.example'];
  run('git', [...author, 'commit', '--quiet', '--no-gpg-sign', '--no-verify', '--message=As it is']);

  const changeset = (...args) => run(`${root}node_modules/.bin/changeset`, args);
  console.log(changeset('status').trim());
  changeset('version');
  const left = readdirSync(join(copy, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  if (left.length > 0) throw new Error(`These changesets remain: ${left.join(', ')}`);
  const versions = Object.entries(PACKAGES).map(release);
  if (new Set(versions).size > 1) throw new Error(`The versions differ: ${versions.join(', ')}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
