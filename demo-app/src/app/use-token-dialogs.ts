import { type AccessToken, type DialogState, type NewLinkKind, useDialog } from '@content-planner/ui-kit';

/** What the form creates or edits. */
interface TokenSubject {
  kind: NewLinkKind;
  /** The token to edit; null to create one. */
  token: AccessToken | null;
}

/** The states of the dialogs for links, embeds and keys. */
export interface TokenDialogsState {
  form: DialogState<TokenSubject>;
  /** The confirmation dialog for revoking a token. */
  question: DialogState<AccessToken>;
}

/** Returns the states of the dialogs that `TokenDialogs` renders. */
export function useTokenDialogs(): TokenDialogsState {
  const form = useDialog<TokenSubject>();
  const question = useDialog<AccessToken>();
  return { form, question };
}
