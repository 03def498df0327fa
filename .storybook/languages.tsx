import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { BUILT_IN_FIELDS } from '../model/src/kinds/built-in-fields.js';
import { KitProvider } from '../ui-kit/src/kit/KitProvider.js';
import type { Kit } from '../ui-kit/src/kit/kit.js';
import { pseudoMessages, textsWithLetters } from './pseudo-language.js';
import { textsOf } from './texts-of.js';

const modules = import.meta.glob<Record<string, object>>('../ui-kit/src/**/*messages.ts', { eager: true });
const languages = {
  en: {},
  /** Dates are Greek. */
  pseudo: { locale: 'el', messages: pseudoMessages(Object.values(modules)) },
};
type Language = keyof typeof languages;

let current: Language = 'en';
const listeners = new Set<() => void>();
/** Renders the story in a language. React renders changes of external stores in a microtask. */
async function setLanguage(language: Language): Promise<void> {
  current = language;
  for (const listener of listeners) listener();
  await Promise.resolve();
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

/** The names of platforms, which are the same in all languages, and all that the files with data for stories export. */
const storyData = [
  BUILT_IN_FIELDS.platforms.options,
  ...Object.values(import.meta.glob('../ui-kit/src/**/story-data.ts{,x}', { eager: true })),
];

const frame = () => new Promise(requestAnimationFrame);

/**
 * Returns the texts inside an element that are not messages: those that contain Latin letters in the pseudo-language.
 * Ignores the strings in `known`, also inside longer texts.
 */
export async function findOtherTexts(root: Element, known: Iterable<string>): Promise<string[]> {
  await setLanguage('pseudo');
  try {
    const texts = textsWithLetters(textsOf(root), known);
    if (texts.length === 0) return texts;
    // Components render some texts a frame later, for example if they depend on the layout.
    await frame();
    await frame();
    return textsWithLetters(textsOf(root), known);
  } finally {
    await setLanguage('en');
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
