/** The path of the GraphQL endpoint that only runs imports, which can have larger bodies. */
export const IMPORT_PATH = '/graphql/import';
