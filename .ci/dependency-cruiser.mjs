// Checks that there are no import cycles between folders, so that each folder can be read, tested and moved together
// with only the folders that it imports. Type imports count, too. A folder and its subfolders can import each other.
// Files directly in `src` don't belong to a folder: they combine the folders, or contain code that all of them use. The
// linter finds cycles between files.
export default {
  forbidden: [
    {
      name: 'folder-cycle',
      comment:
        'Move the shared code to the folder that the other one imports, or to a folder that both can import.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: { path: '^(model|api|sdk|ui-kit|demo-app)/src/' },
    // Ignore tests, stories and their data, because they are not published.
    // The type of all messages imports the types of every folder's messages, and every folder depends on it.
    exclude: {
      path: [
        '[.](test|test-d|stories|fixture)[.]tsx?$',
        '/story-data[.]tsx?$',
        '^ui-kit/src/messages/all-messages[.]ts$',
      ],
    },
  },
};
