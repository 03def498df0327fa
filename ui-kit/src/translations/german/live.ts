import type { Messages } from '../../messages/all-messages.js';
import type { SentencePart } from '../../primitives/sentence.js';
import { number } from './forms.js';

const named = (person: { firstName: string } | undefined, unknown: string): SentencePart => ({
  strong: person?.firstName || unknown,
});

export const live = {
  entryEditors: {
    editing: ({ people: [first, ...others] }) => {
      if (others.length === 0) return [named(first, 'Jemand'), ' bearbeitet das gerade'];
      const rest =
        others.length === 1
          ? named(others[0], 'eine weitere Person')
          : { strong: `${number(others.length)} weitere` };
      return [named(first, 'Jemand'), ' und ', rest, ' bearbeiten das gerade'];
    },
  },
  liveIndicator: {
    live: 'Live: Änderungen von anderen erscheinen hier sofort',
    catchingUp: 'Wird aktualisiert',
    offline: 'Offline',
  },
} satisfies Pick<Messages, 'entryEditors' | 'liveIndicator'>;
