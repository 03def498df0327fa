/** The texts of one part of the interface in English, and the name under which translations replace them. */
export interface MessageSet<Name extends string, Texts extends object> {
  readonly name: Name;
  readonly english: Texts;
}

/** The texts in a message set. */
export type TextsOf<Set> = Set extends MessageSet<string, infer Texts> ? Texts : never;

/**
 * The texts of several message sets, by set. `satisfies` checks that the translation of your own sets is complete. Import
 * the sets with `import type`, so that the translation doesn't load them.
 *
 * For example, `MessagesOf<typeof approvalMessages | typeof budgetMessages>` is the type of your translations.
 */
export type MessagesOf<Sets extends MessageSet<string, object>> = {
  [Set in Sets as Set['name']]: TextsOf<Set>;
};

/** The texts of a set as translations may write them: any string instead of the English one. */
type Widened<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: infer Values) => infer Result
      ? (...values: Values) => Result extends string ? string : Result
      : Texts[Name] extends object
        ? Widened<Texts[Name]>
        : Texts[Name];
};

/**
 * Defines the texts that a component displays, in English. Messages that contain values are functions. Define them
 * beside the component, so that they load with it. {@link useMessages} returns them in the user's language.
 *
 * @param name the name under which a translation contains the texts, such as 'approval'
 * @example
 * const approvalMessages = defineMessages('approval', { approve: 'Approve', waiting: ({ days }: { days: number }) => `${days} days` });
 */
export const defineMessages = <const Name extends string, Texts extends object>(
  name: Name,
  english: Texts,
): MessageSet<Name, Widened<Texts>> => ({ name, english: english as Widened<Texts> });
