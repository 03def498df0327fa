/** Returns a text as SQL, for migrations, whose statements have no parameters. Undefined becomes null. */
export const textLiteral = (value: string | undefined): string =>
  value === undefined ? 'null' : `'${value.replaceAll("'", "''")}'`;
