import { type ReactNode, useMemo } from 'react';
import { givenList } from '../logs/given-list.js';
import { withLabels } from '../logs/kinds/field-labels.js';
import type { PartialMessages } from '../messages/all-messages.js';
import { translateWith } from '../messages/translate.js';
import { type Kit, KitContext } from './kit.js';
import { useKit } from './use-kit.js';

/** Props of {@link KitProvider}. Values that are omitted come from the surrounding provider. */
export type KitProviderProps = { readonly [Value in keyof Kit]?: Kit[Value] | undefined } & {
  children: ReactNode;
};

function withMessages(outer: PartialMessages, inner: PartialMessages | undefined): PartialMessages {
  if (inner === undefined) return outer;
  const outerSets: Readonly<Record<string, object | undefined>> = outer;
  const sets = Object.entries<object>(inner).map(([name, texts]) => [name, { ...outerSets[name], ...texts }]);
  return { ...outer, ...Object.fromEntries(sets) };
}

/**
 * Provides what all components inside it need: the language, the texts, the kinds, the brands and the custom fields. It
 * renders no element. Providers can be nested; the inner `messages` replace only the texts that they contain.
 *
 * @example
 * <KitProvider locale="de-DE" messages={{ calendar: { today: 'Heute' } }}>…</KitProvider>
 */
export function KitProvider({ children, locale, messages, kinds, brands, fields, today }: KitProviderProps) {
  const outer = useKit();
  const outerMessages = outer.messages;
  const merged = useMemo(() => withMessages(outerMessages, messages), [outerMessages, messages]);
  const given = fields ? givenList(fields, 'fields of KitProvider') : outer.fields;
  const labeled = useMemo(() => withLabels(given, translateWith(merged)), [given, merged]);
  const kit = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      messages: merged,
      kinds: kinds ?? outer.kinds,
      brands: brands ? givenList(brands, 'brands of KitProvider') : outer.brands,
      fields: labeled,
      today: today ?? outer.today,
    }),
    [locale, merged, kinds, brands, labeled, today, outer],
  );
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}
