// Folders must not import each other in circles, so that each can be read, tested and moved with those below it. Imports
// of types count. A folder and the folders inside it may import each other, and files directly in `src` belong to no
// folder: they compose the others, or contain what all of them use. The linter finds circles of files.
export default {
  forbidden: [
    {
      name: 'folder-cycle',
      comment:
        'Move the code that both folders use to the one that the other imports, or to a folder below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: { path: '^(api|sdk|ui-kit|demo-app)/src/' },
    // Not part of a package.
    exclude: { path: ['[.](test|test-d|stories|fixture)[.]tsx?$', '/story-data[.]tsx?$'] },
  },
};
