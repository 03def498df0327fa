// The packages that bring Node.js name their platform as a text where pnpm reads a list. Without the list
// every platform's Node.js would be installed, and any of them could become `node`.
const asList = (value) => (typeof value === 'string' ? [value] : value);

function readPackage(manifest) {
  if (/^node-(linux|win)-/.test(manifest.name)) {
    manifest.os = asList(manifest.os);
    manifest.cpu = asList(manifest.cpu);
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
