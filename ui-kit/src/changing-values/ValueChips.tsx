import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { fieldIdOf } from '../logs/field-id.js';
import { customValue } from '../logs/field-types/field-text.js';
import { customFieldText } from '../logs/kinds/values.js';
import type { CalendarEntry } from '../logs/types.js';
import { tint } from '../theme/tint.js';
import { ChoiceMark, choiceColor, choiceColors } from '../value-menu/ChoiceMark.js';
import { changingValuesMessages } from '../value-menu/changing-values-messages.js';
import { isStatus, mainFields } from '../value-menu/value-fields.js';
import type { ChangingValuesOptions } from './changing-values.js';
import { openValueAt } from './open-value.js';
import { pendingValues, withPending } from './pending-values.js';
import { ValueMenus } from './ValueMenus.js';

interface ValueChipsProps extends ChangingValuesOptions {
  entry: CalendarEntry;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-height: 28px;
  margin-block: 4px 12px;
`;

const Chip = styled.button`
  ${tint}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  height: 28px;
  padding-inline: 8px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  background: none;
  color: var(--cp-text-primary);
  font: inherit;
  font-weight: var(--cp-weight-medium);
  cursor: pointer;

  @media (max-width: 767.98px), (pointer: coarse) {
    height: 44px;
    padding-inline: 12px;
  }
  &[aria-expanded='true'] {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  &[data-status] {
    border-color: transparent;
    background: var(--cp-entry-bg);
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--cp-surface-hover);
  }
  &[data-status]:hover,
  &[data-status][aria-expanded='true'] {
    background: var(--cp-entry-bg-hover);
  }
  & > span[dir] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg:last-child {
    flex: none;
    color: var(--cp-text-secondary);
  }
`;

/** An entry's status and people as chips that open menus, below the title in its details. */
export function ValueChips({ entry: given, ...options }: ValueChipsProps) {
  const host = useEntryHost();
  const { fields, locale } = useKit();
  const translate = useTranslate();
  const text = useMessages(changingValuesMessages);
  const entry = withPending(given, useFeatureState(pendingValues));
  const { chips } = mainFields(fields, entry.kind);
  const { dynamicFields } = entry;
  const menus = <ValueMenus {...options} details={entry} />;
  if (chips.length === 0) return menus;
  return (
    <Row>
      <ColorRules colors={choiceColors(chips)} />
      {dynamicFields &&
        chips.map((field) => {
          const fieldId = fieldIdOf(field);
          const value = customValue({ dynamicFields }, field.fieldName);
          const shown = customFieldText({ dynamicFields }, field, { locale, translate });
          const choice = typeof value === 'string' && value !== '' ? value : null;
          return (
            <Chip
              key={fieldId}
              type="button"
              aria-haspopup="listbox"
              aria-expanded={false}
              aria-label={text.button({ field: field.fieldLabel, value: shown })}
              data-cp-value={fieldId}
              data-status={isStatus(field) && choice !== null ? '' : undefined}
              data-cp-color={
                isStatus(field) && choice !== null ? colorKey(choiceColor(field, choice).fill) : undefined
              }
              onClick={({ currentTarget: anchor }) =>
                openValueAt(host, { entryId: entry.id, fieldId, anchor })
              }
            >
              <ChoiceMark field={field} value={choice} size={12} />
              <span dir="auto">{shown || text.none({ field: field.fieldLabel })}</span>
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
            </Chip>
          );
        })}
      {menus}
    </Row>
  );
}
