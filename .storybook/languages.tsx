import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { KitProvider } from '../ui-kit/src/kit/KitProvider.js';
import type { Kit } from '../ui-kit/src/kit/kit.js';
import type { MessageSet } from '../ui-kit/src/messages/define-messages.js';
import { textsOf } from './texts-of.js';

const modules = import.meta.glob<Record<string, MessageSet<string, object>>>(
  '../ui-kit/src/**/*messages.ts',
  {
    eager: true,
  },
);
const sets = Object.values(modules).flatMap((exported) =>
  Object.values(exported).filter((value) => 'english' in value),
);

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const OTHER = 'αβψδεφγηιξκλμνοπχρστθωςχυζ';

/** Replaces all Latin letters with letters of another script. */
const inOtherScript = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => OTHER[LATIN.indexOf(letter.toLowerCase())] ?? letter);

/** Returns a message, or an object that contains messages, in the pseudo-language. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return inOtherScript(message);
  if (typeof message === 'function') return (...values: unknown[]) => pseudo(message(...values));
  if (Array.isArray(message)) return message.map(pseudo);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, pseudo(value)]));
}

const languages = {
  en: {},
  /** No Latin letter remains, so that texts that are not messages become visible. Dates are Greek. */
  pseudo: {
    locale: 'el',
    messages: Object.fromEntries(sets.map(({ name, english }) => [name, pseudo(english)])),
  },
};
type Language = keyof typeof languages;

let current: Language = 'en';
const listeners = new Set<() => void>();
function setLanguage(language: Language): void {
  current = language;
  for (const listener of listeners) listener();
}
/** Loads the German texts when they are first displayed. */
const InGerman = lazy(async () => {
  const { german } = await import('../ui-kit/src/translations/german/index.js');
  return {
    default: ({ children }: { children: ReactNode }) => (
      <KitProvider locale="de-DE" messages={german}>
        {children}
      </KitProvider>
    ),
  };
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Displays a story in the language that is chosen in the toolbar, or in the pseudo-language while it is checked. */
export function InLanguage({
  language,
  kit,
  children,
}: {
  language: Language | 'de';
  kit: Partial<Kit> | undefined;
  children: ReactNode;
}) {
  const checked = useSyncExternalStore(subscribe, () => current);
  const shown = checked === 'en' ? language : checked;
  if (shown !== 'de') {
    return (
      <KitProvider {...kit} {...languages[shown]}>
        {children}
      </KitProvider>
    );
  }
  return (
    <KitProvider {...kit}>
      <Suspense>
        <InGerman>{children}</InGerman>
      </Suspense>
    </KitProvider>
  );
}

/** Adds all strings in a value to a set, such as the titles of a story's entries. */
function addStrings(value: unknown, found: Set<string>, seen = new Set<object>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return found;
  seen.add(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value))
    addStrings(part, found, seen);
  return found;
}

/** Everything that the files with data for stories export. */
const storyData = Object.values(import.meta.glob('../ui-kit/src/**/story-data.ts{,x}', { eager: true }));

const frame = () => new Promise(requestAnimationFrame);

const LETTER = /[a-z]/i;

/** Returns an expression that matches all strings that contain Latin letters, but not inside other words. */
function wholeWords(strings: Iterable<string>): RegExp {
  const sources = [...strings]
    .filter((text) => LETTER.test(text))
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-zA-Z])(?:${sources.join('|')})(?![a-zA-Z])`, 'g');
}

/**
 * Returns the texts inside an element that are not messages: those that contain Latin letters in the pseudo-language.
 * Ignores the strings in `known`, also inside longer texts.
 */
export async function findOtherTexts(root: Element, known: Iterable<string>): Promise<string[]> {
  const names = wholeWords(known);
  setLanguage('pseudo');
  try {
    await frame();
    await frame();
    const texts = textsOf(root).filter((text) => LETTER.test(text.replace(names, '')));
    return [...new Set(texts)];
  } finally {
    setLanguage('en');
    await frame();
  }
}

/**
 * Checks that all texts of a story are messages. Runs after the play function, so that menus and dialogs that it opened
 * are included. These texts can contain Latin letters:
 *
 * - the story's data: its args, brands and fields, and all files named `story-data`
 * - `parameters.ownTexts`: texts that the story writes, such as the label of a button beside the component
 * - `parameters.keptTexts`: announcements and open tooltips, which stay in the language in which they appeared
 */
export const checkLanguage: Preview['afterEach'] = async ({ args, parameters, canvasElement }) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const { kit, ownTexts, keptTexts } = parameters;
  const data = addStrings([args, kit?.brands, kit?.fields, ownTexts, keptTexts, storyData], new Set());
  const texts = await findOtherTexts(canvasElement, data);
  if (texts.length > 0) throw new Error(`These texts are not messages: ${JSON.stringify(texts)}`);
};
