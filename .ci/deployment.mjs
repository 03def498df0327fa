// Writes the built planner to a folder for deployment: the server, its production dependencies and the app. The result
// requires only Node.js. Usage: pnpm run deployment [folder]
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const fallback = resolve(root, '.tmp/deployment');
const folder = resolve(process.argv[2] ?? fallback);

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (folder === fallback) rmSync(folder, { recursive: true, force: true });
if (existsSync(folder) && readdirSync(folder).length > 0)
  fail(`${folder} is not empty. Choose another folder.`);
const app = resolve(root, 'demo-app/dist');
if (!existsSync(resolve(app, 'index.html'))) fail('The app is not built. Run `pnpm run build` first.');

// Copies the packages instead of linking them. Otherwise, changes to the deployment would also change pnpm's store.
const options = ['--prod', '--ignore-scripts', '--config.package-import-method=copy'];
const { status } = spawnSync('pnpm', ['--filter', '@content-planner/api', 'deploy', ...options, folder], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) fail('pnpm deploy failed.');

// The build contains the code of all other packages. Keep their licenses, and the names and versions that scanners read.
const INSTALLED = /node_modules\/@(electric-sql|node-rs)\//;
const DESCRIPTION = /\/(package\.json|(licen[cs]e|notice|copying)[^/]*)$/i;
for (const entry of globSync('node_modules/.pnpm/**', { cwd: folder, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !INSTALLED.test(path) && !DESCRIPTION.test(path)) rmSync(path);
}

// Remove the workspace's settings, because only pnpm reads them.
rmSync(resolve(folder, 'pnpm-workspace.yaml'), { force: true });
mkdirSync(resolve(folder, 'web'));
cpSync(app, resolve(folder, 'web'), { recursive: true, filter: (path) => !path.endsWith('.vite') });
copyFileSync(resolve(root, 'LICENSE'), resolve(folder, 'LICENSE'));
console.log(`The deployment is in ${folder}. Start it with: node ${resolve(folder, 'dist/main.js')} serve`);
