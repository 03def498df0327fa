import type { MouseEvent } from 'react';
import { ColorRules } from '../../colors/ColorRules.js';
import type { ValuePlace } from '../../entries/feature.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import type { Entry } from '../../logs/entry.js';
import { customRows } from '../../logs/kinds/detail-rows.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { choiceColors } from '../../value-menu/ChoiceMark.js';
import { FieldValue } from '../../value-menu/FieldValue.js';
import { isChangeable, mainFields } from '../../value-menu/value-fields.js';
import { DetailList } from './DetailList.js';
import { detailsMessages } from './details-messages.js';

interface CustomValuesProps {
  entry: Entry;
  fields: readonly FieldConfiguration[];
  headingLevel: 3 | 4;
  /** Called when the user opens the menu of a value. If omitted, users can't change values here. */
  onChangeValue: ((place: ValuePlace) => void) | undefined;
}

/** All custom values of an entry. Those with a menu are buttons, except the status and the people in the summary. */
export function CustomValues({ entry, fields, headingLevel, onChangeValue }: CustomValuesProps) {
  const { locale } = useKit();
  const translate = useTranslate();
  const kindOf = useKindOf();
  const text = useMessages(detailsMessages);
  const { dynamicFields } = entry;
  const { chips } = mainFields(fields, entry.kind);
  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    const anchor = (target as Element).closest<HTMLElement>('[data-cp-value]');
    const fieldId = anchor?.dataset.cpValue;
    if (anchor && fieldId) onChangeValue?.({ entryId: entry.id, fieldId, anchor });
  };
  return (
    <>
      <ColorRules colors={choiceColors(fields.filter(({ kind }) => kind === entry.kind))} />
      <DetailList
        onClick={onClick}
        heading={text.additional}
        headingLevel={headingLevel}
        rows={customRows(entry, fields, { locale, translate, kindOf })}
        renderValue={(field) => {
          const isButton = onChangeValue !== undefined && !chips.includes(field);
          return isChangeable(field) ? (
            <FieldValue {...{ field, dynamicFields, isButton }} tabIndex={0} />
          ) : null;
        }}
      />
    </>
  );
}
