import { builder } from '../../schema/builder.js';
import { LOG_KINDS } from './index.js';

export const LogKindEnum = builder.enumType('LogKind', {
  description: 'A kind of content log.',
  values: LOG_KINDS,
});
