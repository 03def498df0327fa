import type { Field } from '@content-planner/model';
import { ArrowRight, Info } from 'lucide-react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import type { LogKind } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { KindGlyph } from '../kinds/KindGlyph.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import { OptionChips } from './OptionChips.js';

interface SameFieldProps {
  /** The existing field. */
  field: Field;
  /** The kinds that the new field would serve. */
  kinds: readonly LogKind[];
  /** How many entries have a value in the existing field. Null if the number is unknown. */
  count: number | null;
  onUse: () => void;
  /** Called when the user wants a second field. Without it, the user can merge two existing fields. */
  onKeep?: () => void;
}

/** The number of icons for each set of kinds. */
const MAX_ICONS = 6;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  padding: 14px;
  border: 1px solid color-mix(in oklab, var(--cp-warning-text) 45%, transparent);
  border-radius: var(--cp-radius-md);
  background: color-mix(in oklab, var(--cp-warning-text) 12%, transparent);

  & > svg {
    margin-block-start: 2px;
    color: var(--cp-warning-text);
  }
  & > div {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
  & > p > strong {
    display: block;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-medium);
  }
  & > div > [data-end] {
    margin-inline-start: auto;
  }
`;

/** Offers to use or merge an existing field with the same label, instead of a second one. */
export function SameField({ field, kinds, count, onUse, onKeep }: SameFieldProps) {
  const { same: text } = useMessages(fieldConfigurationDialogMessages);
  const { list, of } = useKinds();
  const before = field.kinds.map(({ kind }) => kind);
  const icons = (shown: readonly LogKind[]) => (
    <>
      {shown.slice(0, MAX_ICONS).map((kind) => (
        <KindGlyph key={kind} icon={of(kind).icon} color={of(kind).defaultColor} />
      ))}
      {text.kinds({ count: shown.length })}
    </>
  );
  const after = list.flatMap(({ kind }) => (before.includes(kind) || kinds.includes(kind) ? [kind] : []));
  return (
    <Root role="status" data-hint="">
      <Info size={16} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>{text.title({ label: field.label, kinds: before.map((kind) => of(kind).badge) })}</strong>
        {text.text}
      </p>
      {field.options.length > 0 && (
        <div>
          <OptionChips options={field.options} />
        </div>
      )}
      <div>
        {icons(before)}
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
        {icons(after)}
        {count !== null && <span data-end="">{text.values({ count })}</span>}
      </div>
      <div>
        <Button size="sm" onClick={onUse}>
          {onKeep ? text.use : text.merge}
        </Button>
        {onKeep && (
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {text.keep}
          </Button>
        )}
      </div>
    </Root>
  );
}
