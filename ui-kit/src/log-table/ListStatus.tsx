import { useState } from 'react';
import { announcement } from '../entries/open-state.js';
import { useFeatureState } from '../entries/use-entry-host.js';
import { isSameList } from '../internal/is-same-list.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { logTableMessages } from './log-table-messages.js';
import { useList } from './use-list.js';
import { useSearchTexts } from './use-search-texts.js';

/** Returns the text that changed last. At first, this is the first text, because the sort order is not announced. */
function useLastChanged(texts: readonly string[]): string {
  const [last, setLast] = useState({ texts, text: texts[0] ?? '' });
  if (isSameList(last.texts, texts)) return last.text;
  const changed = { texts, text: texts.find((text, index) => text !== last.texts[index]) ?? '' };
  setLast(changed);
  return changed.text;
}

/** Text for screen readers: the number of search results, the sort order, or what a feature has announced. */
export function ListStatus() {
  const { props, view, state, isFiltered } = useList();
  const text = useMessages(logTableMessages);
  const { plural: logs } = useKindOf()(props.kind).texts;
  const { found, noMatch } = useSearchTexts();
  const announced = useFeatureState(announcement);
  const sorted = view.columns.find(({ id }) => id === view.sort?.column);
  const current = useLastChanged([
    view.applied !== '' && !isFiltered ? noMatch || found : '',
    sorted && view.sort
      ? text.sorted({ column: sorted.label, direction: view.sort.direction })
      : text.unsorted,
    announced,
  ]);
  return (
    <VisuallyHidden role="status">
      {state === 'loading' ? text.loading({ logs }) : state === 'ready' && current}
    </VisuallyHidden>
  );
}
