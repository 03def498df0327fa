import { type Translate, useKit, useTranslate } from '@content-planner/ui-kit';
import { useMemo } from 'react';

/** The user's language, for functions outside of components. */
export interface Language {
  translate: Translate;
  locale: string;
}

/** Returns the user's language. It is the same object until the language changes. */
export function useLanguage(): Language {
  const { locale } = useKit();
  const translate = useTranslate();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
}
