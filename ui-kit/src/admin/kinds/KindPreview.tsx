import type { Kind } from '@content-planner/model';
import { styled } from 'styled-components';
import { EntryChip } from '../../calendar/entry/EntryChip.js';
import { KitProvider } from '../../kit/KitProvider.js';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { kindDialogMessages } from './messages.js';

const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2) var(--cp-space-4);
  min-width: 0;
  color: var(--cp-text-secondary);

  & > b {
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > b + * {
    flex: 0 1 232px;
    min-width: 0;
  }
  & > :last-child {
    display: inline-flex;
    align-items: center;
    gap: var(--cp-space-2);
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Displays how the kind will look: an entry in the calendar, the badge in details, and the link in the sidebar. */
export function KindPreview({ kind }: { kind: Kind }) {
  const text = useMessages(kindDialogMessages);
  const descriptions = useKindDescriptions([kind]);
  const [described] = descriptions;
  if (!described) return null;
  const { icon: Icon, badge, texts } = described;
  return (
    <KitProvider kinds={descriptions}>
      <Preview aria-hidden>
        <b>{text.preview}</b>
        <EntryChip kind={kind.id} title={text.sample} />
        <Badge color={kind.color} icon={<Icon size={12} strokeWidth={1.75} />}>
          {badge}
        </Badge>
        <span>
          <Icon size={16} strokeWidth={1.75} />
          {texts.pluralTitle}
        </span>
      </Preview>
    </KitProvider>
  );
}
