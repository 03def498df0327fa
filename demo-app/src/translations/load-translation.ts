import type { Messages } from '@content-planner/ui-kit';
import type { AppMessages } from './all-messages.js';

/** A language other than English. */
export interface Translation {
  /** BCP 47 language tag for dates and numbers. */
  locale: string;
  messages: Messages & AppMessages;
}

/** The key in local storage. Nothing in the app sets it yet. */
const KEY = 'content-planner:language';

const load: Readonly<Record<string, () => Promise<{ default: Translation }>>> = {
  de: () => import('./german/index.js'),
};

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Browsers can deny access to storage, for example in frames.
    return null;
  }
}

/**
 * Calls a function that renders the page, with the language that is stored in this browser. In English, which needs no
 * other texts, calls it immediately with null.
 */
export function withTranslation(render: (translation: Translation | null) => void): void {
  const language = storedLanguage();
  const loading = language !== null && load[language]?.();
  if (!loading) {
    render(null);
    return;
  }
  loading.then(
    ({ default: translation }) => {
      document.documentElement.lang = language;
      render(translation);
    },
    // Display the page in English.
    () => render(null),
  );
}
