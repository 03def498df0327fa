import { css, keyframes } from 'styled-components';

const spin = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

/**
 * The styles of buttons and of links that look like buttons. `data-variant` and `data-size` select the variant and the
 * size.
 */
export const buttonStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: var(--cp-control-h);
  margin: 0;
  padding: 0 var(--cp-space-3);
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-sm);
  background: transparent;
  color: var(--cp-text-primary);
  font: inherit;
  font-size: var(--cp-text-sm);
  line-height: var(--cp-leading-sm);
  font-weight: var(--cp-weight-medium);
  letter-spacing: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;

  svg {
    display: block;
    flex: none;
    color: var(--cp-text-secondary);
  }

  &:hover,
  &[data-state='open'] {
    background: var(--cp-surface-hover);
  }

  &[aria-pressed='true'] {
    background: var(--cp-surface-active);
  }

  &[data-variant='primary'] {
    background: var(--cp-accent-solid);
    border-color: transparent;
    color: var(--cp-text-on-accent);

    &:hover {
      background: var(--cp-accent-solid-hover);
    }
  }

  &[data-variant='ghost'] {
    border-color: transparent;
    color: var(--cp-text-secondary);

    &:hover {
      color: var(--cp-text-primary);
    }
  }

  &[data-variant='danger'] {
    color: var(--cp-danger-text);
  }

  &[data-variant='solid-danger'] {
    background: var(--cp-danger-solid);
    border-color: transparent;
    color: var(--cp-text-on-accent);
  }

  &:is([data-variant='primary'], [data-variant='danger'], [data-variant='solid-danger']) svg {
    color: inherit;
  }

  &[data-size='sm'] {
    height: var(--cp-control-h-sm);
    padding: 0 10px;
  }

  &[data-size='lg'] {
    height: 40px;
    padding: 0 var(--cp-space-5);
  }

  &[data-icon-only] {
    width: var(--cp-control-h);
    padding: 0;
  }

  &[data-icon-only][data-size='sm'] {
    width: var(--cp-control-h-sm);
  }

  &[data-icon-only][data-size='lg'] {
    width: 40px;
  }

  &:disabled,
  &[aria-disabled='true']:not([data-busy]) {
    background: transparent;
    border-color: var(--cp-border-control);
    color: var(--cp-text-tertiary);
    opacity: 0.75;
    cursor: default;
  }

  &[data-variant='ghost']:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
  }

  &[data-busy] {
    cursor: progress;
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-spinner] {
      animation: ${spin} 0.9s linear infinite;
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
