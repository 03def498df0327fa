import { z } from 'zod';
import { listPeople } from '../users/people.service.js';
import { personProfileResponse } from './responses.js';
import type { Route } from './route.js';

/** The route for people. */
export const peopleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/people',
    tag: 'People',
    access: 'reader',
    summary: 'All people whose accounts are or were approved, sorted by name',
    success: z.array(personProfileResponse),
    handle: ({ context }) => listPeople(context),
  },
];
