import type { MessageSet } from '../messages/define-messages.js';
import { type Translate, translateWith } from '../messages/translate.js';
import { useKit } from './use-kit.js';

/** Returns the function that gives the texts of any message set. It is the same function until the language changes. */
export const useTranslate = (): Translate => translateWith(useKit().messages);

/**
 * Returns the texts of a message set in the language of the {@link KitProvider}. Texts that its `messages` don't contain
 * are in English. The result is the same object until the language changes.
 *
 * @example const { today } = useMessages(calendarMessages);
 */
export const useMessages = <Texts extends object>(set: MessageSet<string, Texts>): Texts =>
  useTranslate()(set);
