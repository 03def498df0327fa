import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { formatInstantDate } from '../dates/format-instant-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { TwoStepPurpose } from './two-step-messages.js';
import { twoStepSettingsMessages } from './two-step-settings-messages.js';

/** Props of {@link TwoStepSettings}. All other props are passed to the root element. */
export interface TwoStepSettingsProps extends HTMLAttributes<HTMLDivElement> {
  /** When two-step verification was turned on, as an ISO 8601 time. Null if it is off. */
  turnedOnAt: string | null;
  /** How many recovery codes are unused. @default 0 */
  recoveryCodesLeft?: number;
  /** Whether two-step verification is required and can't be turned off. @default false */
  isRequired?: boolean;
  /** Whether the state is loading. @default false */
  loading?: boolean;
  /** Called when the user clicks one of the buttons. Open a `TwoStepDialog`. */
  onOpen: (dialog: { purpose: TwoStepPurpose }) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2) var(--cp-space-3);
  min-height: 36px;

  & > p {
    flex: 1 1 200px;
    color: var(--cp-text-secondary);
    font-variant-numeric: tabular-nums;
  }
`;

/* The buttons stay together if they are below the text. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-2);
`;

/**
 * Displays whether two-step verification is on for the current user, with buttons that change it.
 *
 * @example
 * <TwoStepSettings turnedOnAt={null} onOpen={({ purpose }) => open(purpose)} />
 */
export const TwoStepSettings = forwardRef<HTMLDivElement, TwoStepSettingsProps>(function TwoStepSettings(
  { turnedOnAt, recoveryCodesLeft = 0, isRequired = false, loading = false, onOpen, ...rest },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(twoStepSettingsMessages);
  const button = (purpose: TwoStepPurpose, label: string) => (
    <Button onClick={() => onOpen({ purpose })}>{label}</Button>
  );
  if (loading) {
    return (
      <Root {...rest} ref={ref} aria-busy>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton width={240} />
      </Root>
    );
  }
  if (turnedOnAt === null) {
    return (
      <Root {...rest} ref={ref}>
        <Badge variant={isRequired ? 'pending' : 'line'}>{text.off}</Badge>
        <p>{isRequired ? text.requiredText : text.offText}</p>
        {button('setUp', text.setUp)}
      </Root>
    );
  }
  return (
    <Root {...rest} ref={ref}>
      <Badge>{text.on}</Badge>
      <p>{text.onText({ date: formatInstantDate(turnedOnAt, locale), recoveryCodesLeft })}</p>
      <Buttons>
        {button('replaceCodes', text.replaceCodes)}
        {!isRequired && button('turnOff', text.turnOff)}
      </Buttons>
    </Root>
  );
});
