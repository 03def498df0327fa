import { builder } from '../graphql/builder.js';
import { LOG_KINDS } from './kinds/index.js';

export const LogKindEnum = builder.enumType('LogKind', {
  description: 'A kind of content log.',
  values: LOG_KINDS,
});
