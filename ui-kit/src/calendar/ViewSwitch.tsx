import { styled } from 'styled-components';

interface ViewSwitchProps {
  /** What is switched, spoken. */
  label: string;
  views: readonly { name: string; label: string }[];
  view: string;
  onViewChange: (change: { view: string }) => void;
}

const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  height: var(--cp-control-h);
  padding: 2px;
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-hover);
  box-shadow: inset 0 0 0 1px var(--cp-border-subtle);

  button {
    padding: 0 var(--cp-space-3);
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-medium);
    cursor: pointer;
  }

  button:hover {
    color: var(--cp-text-primary);
  }

  button[aria-pressed='true'] {
    background: var(--cp-surface-active);
    color: var(--cp-text-primary);
  }

  [data-cp-theme='light'] & button[aria-pressed='true'] {
    background: var(--cp-surface-panel);
    box-shadow:
      0 0 0 1px var(--cp-border-default),
      0 1px 2px #0e152614;
  }
`;

/** One button a view; the one that shows is pressed. */
export function ViewSwitch({ label, views, view, onViewChange }: ViewSwitchProps) {
  return (
    <Root role="group" aria-label={label} data-views="">
      {views.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onViewChange({ view: name })}
        >
          {text}
        </button>
      ))}
    </Root>
  );
}
