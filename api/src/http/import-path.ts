/** The path of the GraphQL endpoint that only runs imports. Its requests can have larger bodies. */
export const IMPORT_PATH = '/graphql/import';
