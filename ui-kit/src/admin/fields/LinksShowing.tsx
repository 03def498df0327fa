import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { namesOf } from '../sharing/shown-in.js';
import type { AccessToken } from '../sharing/types.js';
import { fieldConfigurationDialogMessages } from './messages.js';

interface LinksShowingProps {
  /** The links and embeds that show the field. */
  tokens: readonly AccessToken[];
  /** What happens if they keep it. */
  kept: string;
  keep: boolean;
  onKeepChange: (change: { keep: boolean }) => void;
}

const Root = styled.div`
  padding: var(--cp-space-2) var(--cp-space-3);
  border: 1px solid color-mix(in oklab, var(--cp-warning-text) 45%, transparent);
  border-radius: var(--cp-radius-md);
  background: color-mix(in oklab, var(--cp-warning-text) 10%, transparent);

  & > p {
    color: var(--cp-text-primary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
`;

/** Asks whether the links and embeds that show a field keep it. */
export function LinksShowing({ tokens, kept, keep, onKeepChange }: LinksShowingProps) {
  const { links: text } = useMessages(fieldConfigurationDialogMessages);
  const id = useId();
  return (
    <Root data-full="" role="group" aria-labelledby={id}>
      <p id={id} role="status">
        {text.shownBy(namesOf(tokens))}
      </p>
      <Checkbox checked={!keep} onCheckedChange={({ checked }) => onKeepChange({ keep: !checked })}>
        {text.remove}
      </Checkbox>
      {keep && <p>{kept}</p>}
    </Root>
  );
}
