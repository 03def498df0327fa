import { KeyRound, Share2 } from 'lucide-react';
import { type ComponentProps, forwardRef, type HTMLAttributes, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../../internal/merge-refs.js';
import { useNarrow } from '../../internal/use-narrow.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { givenList } from '../../logs/given-list.js';
import { Button } from '../../primitives/Button.js';
import { EmptyState } from '../../primitives/EmptyState.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { Notice } from '../../primitives/Notice.js';
import { Tabs } from '../../primitives/Tabs.js';
import { PageHeader } from '../../shell/PageHeader.js';
import { Scroller } from '../admin-table.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { EndedTokens } from './EndedTokens.js';
import { sharingListMessages } from './list-messages.js';
import { NewTokenButtons } from './NewTokenButtons.js';
import { SharingTable, SharingTableHead, Tokens } from './SharingTable.js';
import { TokenItem, TokenItems } from './TokenItem.js';
import { TokenRow } from './TokenRow.js';
import { byLastUse, isEnded, isOfFormerAdmin } from './token-state.js';
import type { AccessToken, AccessTokenKind } from './types.js';

/** Props of {@link SharingList}. All other props are passed to the root element. */
export interface SharingListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, LoadedProps {
  /** The heading. By default, 'Sharing', or 'Access keys' if `kinds` contains neither links nor embeds. */
  title?: string | undefined;
  /** All access tokens, in any order. Revoked and expired tokens are displayed in a separate section. */
  tokens: readonly AccessToken[];
  /**
   * The kinds that the user can create. Each kind has a tab, and the main button creates the first kind. If there is
   * only one kind, there are no tabs. Memoize the array. @default ['link', 'embed', 'key', 'feed']
   */
  kinds?: readonly AccessTokenKind[];
  /** Called when the user clicks 'New link', 'New embed', 'New key' or 'New feed'. */
  onCreate: (target: { kind: AccessTokenKind }) => void;
  onEdit: (target: { token: AccessToken }) => void;
  onRevoke: (target: { token: AccessToken }) => void;
  /** Returns whether the user can edit a token. By default, all tokens that are not revoked can be edited. */
  canEdit?: (token: AccessToken) => boolean;
  /** The current time, for relative times such as '12 minutes ago'. Defaults to the time at which the list renders. */
  now?: Date;
  /** Whether to use the layout for small screens. By default, only lists narrower than 900 px use this layout. */
  compact?: boolean;
}

const ALL = 'all';
const ALL_KINDS: readonly AccessTokenKind[] = ['link', 'embed', 'key', 'feed'];

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

interface TokenListProps extends Pick<SharingListProps, 'onEdit' | 'onRevoke'> {
  items: readonly AccessToken[];
  label: string;
  compact: boolean;
  context: ComponentProps<typeof TokenRow>['context'];
  canEdit: (token: AccessToken) => boolean;
}

/** A table of tokens or, on small screens, a list. */
function TokenList({ items, label, compact, context, canEdit, onEdit, onRevoke }: TokenListProps) {
  const Token = compact ? TokenItem : TokenRow;
  const rows = items.map((token) => (
    <Token
      key={token.id}
      token={token}
      context={context}
      onEdit={token.revokedAt === null && canEdit(token) ? onEdit : undefined}
      onRevoke={token.revokedAt === null ? onRevoke : undefined}
    />
  ));
  return compact ? (
    <TokenItems aria-label={label}>{rows}</TokenItems>
  ) : (
    <SharingTable label={label}>{rows}</SharingTable>
  );
}

/**
 * The links, embeds, keys and feeds that give access to parts of the content, most recently used first, with a heading
 * and a button that creates new tokens. Secrets are not displayed, because the server does not store them. Does not
 * fetch data.
 *
 * @example
 * <SharingList tokens={tokens} onCreate={({ kind }) => open(kind)}
 *   onEdit={({ token }) => edit(token)} onRevoke={({ token }) => ask(token)} />
 */
export const SharingList = forwardRef<HTMLDivElement, SharingListProps>(function SharingList(
  {
    title: givenTitle,
    tokens: givenTokens,
    kinds = ALL_KINDS,
    loading = false,
    error = false,
    onRetry,
    onCreate,
    onEdit,
    onRevoke,
    canEdit = () => true,
    now = new Date(),
    compact: givenCompact,
    ...rest
  },
  ref,
) {
  const { locale, brands } = useKit();
  const translate = useTranslate();
  const text = useMessages(sharingListMessages);
  const tokens = byLastUse(givenList(givenTokens, 'tokens of SharingList')).filter(({ kind }) =>
    kinds.includes(kind),
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, 900);
  const compact = givenCompact ?? isNarrow;
  const hasTabs = kinds.length > 1;
  const [tab, setTab] = useState<string>(ALL);
  const kind = hasTabs ? (kinds.find((each) => each === tab) ?? null) : (kinds[0] ?? null);
  const active = tokens.filter((token) => !isEnded(token, now));
  const isIn = (token: AccessToken) => kind === null || token.kind === kind;
  const former = active.filter((token) => isIn(token) && isOfFormerAdmin(token));
  const [onlyFormer, setOnlyFormer] = useState(false);
  const isFormerOnly = onlyFormer && former.length > 0;
  const shown = isFormerOnly ? former : active.filter(isIn);
  const ended = tokens.filter((token) => isEnded(token, now) && isIn(token));
  const isReady = !loading && !error;
  const isEmpty = isReady && shown.length === 0;
  const first = kind ?? kinds[0];
  const isOfTeam = kinds.some((each) => each === 'link' || each === 'embed');
  const title = givenTitle ?? (isOfTeam ? text.title : text.keysTitle);
  const context = { brands, now, locale, translate, kinds: useKinds() };
  const nameOf = (of: AccessTokenKind | null) => text.tab({ kind: of });

  const list = (items: readonly AccessToken[], label: string) => (
    <TokenList {...{ items, label, compact, context, canEdit, onEdit, onRevoke }} />
  );
  const panel = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return (
        <TableSkeleton
          label={text.loading}
          table={Tokens}
          head={<SharingTableHead />}
          widths={[176, 120, 96, 88, 72, 0]}
          rows={6}
        />
      );
    }
    const endedLabel = text.ended({ count: ended.length });
    return (
      <>
        {former.length > 0 && (
          <Notice
            tone="warning"
            title={text.formerTitle({ count: former.length })}
            action={
              <Button size="sm" onClick={() => setOnlyFormer(!isFormerOnly)}>
                {isFormerOnly ? text.showAll : text.showFormer}
              </Button>
            }
          >
            {text.formerText}
          </Notice>
        )}
        {isEmpty ? (
          <EmptyState
            icon={kind === 'key' ? <KeyRound size={20} /> : <Share2 size={20} strokeWidth={1.75} />}
            title={text.empty({ kind })}
            description={text.emptyHint({ kind })}
            action={
              first && (
                <Button variant="primary" onClick={() => onCreate({ kind: first })}>
                  {text.create({ kind: first })}
                </Button>
              )
            }
          />
        ) : (
          list(shown, nameOf(kind))
        )}
        {ended.length > 0 && <EndedTokens label={endedLabel}>{list(ended, endedLabel)}</EndedTokens>}
      </>
    );
  };
  const content = <Scroller aria-busy={loading || undefined}>{panel()}</Scroller>;
  return (
    <Root {...rest} ref={mergedRef}>
      <PageHeader
        title={title}
        actions={
          <NewTokenButtons
            kinds={first ? [first, ...kinds.filter((each) => each !== first)] : []}
            // A page should have only one primary button. If the list is empty, the button in the middle is primary.
            primary={!isEmpty}
            onCreate={onCreate}
          />
        }
      />
      {hasTabs ? (
        <Tabs
          label={text.tabs}
          tabs={[null, ...kinds].map((of) => ({
            value: of ?? ALL,
            label: nameOf(of),
            count: isReady ? active.filter((token) => of === null || token.kind === of).length : undefined,
          }))}
          value={kind ?? ALL}
          onValueChange={({ value }) => setTab(value)}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </Root>
  );
});
