import { GraphQLError } from 'graphql';
import { builder } from '../../schema/builder.js';
import { LOG_KINDS } from './index.js';
import { kindSchema } from './stored-kinds.js';

// Services check whether a kind exists.
function parsed(value: unknown): string {
  const { success, data } = kindSchema.safeParse(value);
  if (success) return data;
  throw new GraphQLError('A kind is an id such as "blog".');
}

export const LogKindScalar = builder.scalarType('LogKind', {
  description: `The id of a kind of content log: ${LOG_KINDS.map((kind) => `\`${kind}\``).join(', ')}, or a kind that an administrator created.`,
  serialize: (value) => value as never,
  parseValue: parsed,
});
