import type { Messages } from '../../messages/all-messages.js';
import { number } from './forms.js';

export const sharing = {
  sharedPage: {
    plan: 'Redaktionsplan',
    brands: ({ names }) => (names.length > 3 ? `${number(names.length)} Marken` : names.join(', ')),
  },
  sharedCalendar: { print: 'Drucken', product: 'Content Planner' },
} satisfies Pick<Messages, 'sharedPage' | 'sharedCalendar'>;
