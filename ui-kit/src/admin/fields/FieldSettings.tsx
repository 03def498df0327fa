import type { Field } from '@content-planner/model';
import { Pencil, Plus, SlidersHorizontal } from 'lucide-react';
import { forwardRef, type HTMLAttributes, useMemo } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { namedIn } from '../../logs/kinds/field-labels.js';
import { isBuiltIn } from '../../logs/kinds/kinds-in.js';
import type { LogKind } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { EmptyState } from '../../primitives/EmptyState.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Link, type Navigation } from '../../primitives/Link.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { Tabs } from '../../primitives/Tabs.js';
import { PageHeader } from '../../shell/PageHeader.js';
import { Scroller } from '../admin-table.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { hasAbbreviations } from './abbreviated-rows.js';
import { customFieldsOf, isOwnField } from './custom-fields-of.js';
import { Fields, FieldTable, FieldTableHead } from './FieldTable.js';
import type { FieldCount } from './field-values.js';
import { fieldSettingsMessages } from './messages.js';
import { OptionChips } from './OptionChips.js';

/** Props of {@link FieldSettings}. All other props are passed to the root element. */
export interface FieldSettingsProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** The fields of all kinds. */
  fields: readonly Field[];
  /** The kind whose fields are displayed. Kinds without a tab have a heading instead. */
  kind: LogKind;
  onKindChange: (change: { kind: LogKind }) => void;
  /** How many entries have a value in each field. Null while the numbers are unknown. @default null */
  counts?: readonly FieldCount[] | null;
  /** Returns the page that lists the entries with a value in a field. */
  entriesHref?: (field: Field) => string;
  /** The page of the kinds, whose fields have no tab. Without it, there is no link to it. */
  contentTypesHref?: string;
  /** Handles a click on a link, for routers. */
  onNavigate?: (navigation: Navigation) => void;
  /** Called when the user clicks 'Add Field', or the button that is displayed while there are no fields. */
  onCreate: () => void;
  onEdit: (target: { field: Field }) => void;
  /** Called when the user removes a field from the kind. */
  onDelete: (target: { field: Field }) => void;
  /**
   * Called with the ids of the kind's fields when the user changes their order. Return a promise that resolves to false
   * if it could not be saved.
   */
  onOrder?: (change: { ids: string[] }) => Promise<boolean> | undefined;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Note = styled.p`
  padding: var(--cp-space-3) var(--cp-space-4);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  && > a {
    color: var(--cp-text-primary);
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-color: var(--cp-border-strong);
    text-underline-offset: 3px;
  }
`;

/** A field that the kind always has, and whose options can change. */
const OwnField = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: var(--cp-space-2) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);
  font-size: var(--cp-text-sm);

  & > strong {
    margin-inline-end: var(--cp-space-2);
    font-weight: var(--cp-weight-medium);
  }
`;

const Heading = styled.h2`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--cp-space-2);
  height: 40px;
  padding-inline: var(--cp-space-4);
  box-shadow: inset 0 -1px 0 var(--cp-border-subtle);
  font-size: var(--cp-text-sm);
  font-weight: var(--cp-weight-medium);
`;

/**
 * The custom fields page with its heading. Five kinds have a tab with their fields, sorted by display order. Users can
 * change the order. The tab of social posts also has their platforms.
 *
 * @example
 * <FieldSettings fields={fields} kind={kind} onKindChange={({ kind }) => setKind(kind)} loading={fetching}
 *   onCreate={() => open(null)} onEdit={({ field }) => open(field)} onDelete={ask} onOrder={({ ids }) => save(ids)} />
 */
export const FieldSettings = forwardRef<HTMLDivElement, FieldSettingsProps>(function FieldSettings(
  {
    fields: given,
    kind,
    onKindChange,
    counts = null,
    entriesHref,
    contentTypesHref,
    onNavigate,
    loading = false,
    error = false,
    onRetry,
    onCreate,
    onEdit,
    onDelete,
    onOrder = () => undefined,
    ...rest
  },
  ref,
) {
  const { list, of: kindOf } = useKinds();
  const translate = useTranslate();
  const all = useMemo(() => given.map(namedIn(translate)), [given, translate]);
  // Dialogs must not save the names in the user's language.
  const ofStored = (call: (target: { field: Field }) => void) => (target: { field: Field }) =>
    call({ field: given.find(({ id }) => id === target.field.id) ?? target.field });
  const [edit, remove] = [ofStored(onEdit), ofStored(onDelete)];
  const tabs = list.filter((one) => isBuiltIn(one.kind) && (one.hasCustomFields ?? true));
  const text = useMessages(fieldSettingsMessages);
  const { icon: Icon, texts } = kindOf(kind);
  const fields = customFieldsOf(all, kind);
  const own = all.filter((field) => hasAbbreviations(field) && isOwnField(field, kind));
  const isEmpty = fields.length === 0 && !loading && !error;
  const countOf = (of: LogKind) => (loading || error ? undefined : customFieldsOf(all, of).length);
  const panel = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return (
        <TableSkeleton
          label={text.loading}
          table={Fields}
          head={<FieldTableHead />}
          widths={[0, 112, 80, 200, 72, 56, 24, 0]}
          rows={5}
        />
      );
    }
    if (isEmpty) {
      return (
        <EmptyState
          icon={<SlidersHorizontal size={20} strokeWidth={1.75} />}
          title={text.emptyTitle}
          description={text.emptyHint({ log: texts.singular })}
          action={
            <Button variant="primary" onClick={onCreate}>
              {text.addFirst}
            </Button>
          }
        />
      );
    }
    return (
      <>
        <FieldTable
          key={kind}
          label={texts.pluralTitle}
          {...{ fields, kind, counts, entriesHref, onNavigate, onOrder }}
          onEdit={edit}
          onDelete={remove}
        />
        {contentTypesHref !== undefined && (
          <Note>
            {text.note}{' '}
            <Link href={contentTypesHref} onNavigate={onNavigate}>
              {text.contentTypes}
            </Link>
            .
          </Note>
        )}
      </>
    );
  };
  const scroller = (
    <Scroller aria-busy={loading || undefined}>
      {own.map((field) => (
        <OwnField key={field.id}>
          <strong>{field.label}</strong>
          <OptionChips options={field.options} />
          <IconButton
            size="sm"
            label={text.edit({ fieldLabel: field.label })}
            icon={<Pencil size={14} strokeWidth={1.75} />}
            onClick={() => edit({ field })}
          />
        </OwnField>
      ))}
      {panel()}
    </Scroller>
  );
  return (
    <Root {...rest} ref={ref} data-kind={kind}>
      <PageHeader
        title={text.title}
        actions={
          // A page should have only one primary button. If the tab is empty, the button in the middle is primary.
          <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={onCreate}>
            {text.addField}
          </Button>
        }
      />
      {tabs.some((tab) => tab.kind === kind) ? (
        <Tabs
          label={text.tabs}
          tabs={tabs.map(({ kind: of, icon: TabIcon, texts: { pluralTitle } }) => ({
            value: of,
            label: pluralTitle,
            icon: <TabIcon size={16} strokeWidth={1.75} aria-hidden />,
            count: countOf(of),
          }))}
          value={kind}
          onValueChange={({ value }) => onKindChange({ kind: value })}
        >
          {scroller}
        </Tabs>
      ) : (
        <>
          <Heading>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {texts.pluralTitle}
          </Heading>
          {scroller}
        </>
      )}
    </Root>
  );
});
