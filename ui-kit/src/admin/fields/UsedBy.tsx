import type { LogKind } from '@content-planner/model';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { KindGlyph } from '../kinds/KindGlyph.js';
import { fieldConfigurationDialogMessages } from './messages.js';

interface UsedByProps {
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
  /** Kinds that used the field before. Hidden kinds are displayed only if they did. */
  before: readonly LogKind[];
  /** Kinds that always have the field. */
  fixed: readonly LogKind[];
  /** How many entries of each kind have a value. */
  counts: readonly { kind: LogKind; count: number }[];
  error: string | undefined;
}

const Root = styled.fieldset`
  position: relative;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > button {
    position: absolute;
    /* Beside the legend, which is above the fieldset's content box. */
    inset-block-start: calc(-1 * var(--cp-leading-xs));
    inset-inline-end: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    text-decoration: underline;
    text-decoration-color: var(--cp-border-strong);
    text-underline-offset: 3px;
    cursor: pointer;
  }
  & > button:hover {
    color: var(--cp-text-primary);
  }
  & > div {
    --cp-input-h: 30px;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 12px;
    margin-block-start: 4px;
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: 9px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > p[role='alert'] {
    color: var(--cp-danger-text);
  }
  @media (pointer: coarse) {
    & > button {
      padding-block: 14px;
      inset-block-start: calc(-1 * var(--cp-leading-xs) - 14px);
    }
    & > div {
      --cp-input-h: 44px;
    }
  }
`;

/** Checkboxes for the kinds that use a field. */
export function UsedBy({ kinds, onKindsChange, before, fixed, counts, error }: UsedByProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { list, hidden } = useKinds();
  const offered = [...list, ...hidden.filter(({ kind }) => before.includes(kind))];
  const noteId = useId();
  const hasAll = offered.every(({ kind }) => kinds.includes(kind));
  const change = (chosen: (kind: LogKind) => boolean) =>
    onKindsChange({ kinds: offered.flatMap(({ kind }) => (chosen(kind) ? [kind] : [])) });
  const left = offered.flatMap(({ kind, badge }) => {
    const count = counts.find((one) => one.kind === kind)?.count ?? 0;
    return before.includes(kind) && !kinds.includes(kind) && count > 0 ? [{ kind: badge, count }] : [];
  });
  return (
    <Root data-full="" data-invalid={error ? '' : undefined} aria-describedby={noteId}>
      <legend>{text.usedBy}</legend>
      <button type="button" onClick={() => change((kind) => !hasAll || fixed.includes(kind))}>
        {hasAll ? text.noTypes : text.allTypes}
      </button>
      <div>
        {offered.map(({ kind, badge, icon: Icon, defaultColor, isHidden }) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            disabled={fixed.includes(kind)}
            onCheckedChange={({ checked }) => change((one) => (one === kind ? checked : kinds.includes(one)))}
          >
            <KindGlyph icon={Icon} color={defaultColor} />
            {badge}
            {isHidden && <Badge variant="line">{text.hiddenKind}</Badge>}
          </Checkbox>
        ))}
      </div>
      <p id={noteId} role={error ? 'alert' : 'status'}>
        {error ?? left.map(text.valuesHidden).join(' ')}
      </p>
    </Root>
  );
}
