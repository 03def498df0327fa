// The Node.js packages declare their platform as a string, but pnpm expects a list. Without a list, pnpm
// would install Node.js for all platforms, and any of them could become `node`.
const asList = (value) => (typeof value === 'string' ? [value] : value);

function readPackage(manifest) {
  if (/^node-(linux|win)-/.test(manifest.name)) {
    manifest.os = asList(manifest.os);
    manifest.cpu = asList(manifest.cpu);
  }
  return manifest;
}

// Fields that only the workspace needs are removed from published package.json files. So are the dependencies whose
// code is in the build. The workspace lists them, because `pnpm audit --prod` ignores development dependencies.
function beforePacking({ scripts, wireit, devDependencies, bundled = [], ...manifest }) {
  for (const name of bundled) delete manifest.dependencies[name];
  return manifest;
}

module.exports = { hooks: { readPackage, beforePacking } };
