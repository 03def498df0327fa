import { z } from 'zod';
import { listKinds } from '../kinds/kind.service.js';
import type { Route } from './route.js';

const tag = 'Kinds';

const kindResponse = z
  .object({
    id: z.string().meta({ description: "The id, which doesn't change." }),
    name: z.string(),
    pluralName: z.string(),
    icon: z.string().meta({ description: 'The name of a Lucide icon.' }),
    color: z.string(),
    dates: z.enum(['day', 'span']),
    titleLabel: z.string(),
    isBuiltIn: z.boolean(),
    isHidden: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Kind', description: 'A kind of entries.' });

/** The routes for kinds. */
export const kindRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/kinds',
    tag,
    access: 'reader',
    summary: 'All kinds of entries, including hidden ones, in order',
    success: z.array(kindResponse),
    handle: ({ context }) => listKinds(context),
  },
];
