import { styled } from 'styled-components';
import { fullWindow } from '../primitives/float-style.js';
import { ModalContent, ModalOverlay } from '../primitives/Modal.js';
import { tint } from '../theme/tint.js';

export const Scrim = styled(ModalOverlay)`
  ${fullWindow}
  z-index: var(--cp-z-dialog);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  padding: min(96px, 10vh) 12px 12px;
  background: var(--cp-surface-scrim);

  @media (max-width: 767.98px) {
    padding-block-start: 12px;
  }
`;

export const Content = styled(ModalContent)`
  --cp-entry-surface: var(--cp-surface-float);
  width: 640px;
  max-width: 100%;
  border: 1px solid var(--cp-border-dialog);
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-dialog);
  color: var(--cp-text-primary);
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
  [data-field] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    padding-inline: var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
  }
  [data-field] > input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-md);
  }
  [data-field] > input:focus-visible {
    outline: none;
  }
  [data-field] > input::placeholder {
    color: var(--cp-text-tertiary);
    opacity: 1;
  }
  [cmdk-list] {
    max-height: min(440px, 60dvh);
    padding: 6px;
    overflow: auto;
    scroll-padding-block: 6px;
  }
  [cmdk-list]:empty,
  [cmdk-list]:has(> [cmdk-list-sizer]:empty) {
    padding: 0;
  }
  [cmdk-list]:focus-visible {
    outline: none;
  }
  [cmdk-group-heading] {
    padding: 6px 10px 4px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    min-height: 36px;
    padding: 4px 10px;
    border-radius: var(--cp-radius-sm);
    color: var(--cp-text-secondary);
    cursor: pointer;
  }
  [cmdk-item][aria-selected='true'] {
    background: var(--cp-surface-active);
  }
  [cmdk-item] > svg {
    ${tint}
    flex: none;
    color: var(--cp-text-tertiary);
  }
  [cmdk-item] > svg[data-entry] {
    color: var(--cp-entry-icon);
  }
  [cmdk-item] > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Aligns text without an icon with text that has one. */
  [cmdk-item] > span:first-child {
    padding-inline-start: calc(16px + var(--cp-space-3));
  }
  [cmdk-item] > span:first-of-type > em {
    color: var(--cp-text-primary);
    font-style: normal;
  }
  [cmdk-item] b {
    font-weight: var(--cp-weight-semibold);
  }
  [cmdk-item] > span:nth-of-type(2) {
    display: inline-flex;
    flex: none;
    gap: 3px;
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-none] {
    padding: var(--cp-space-6) var(--cp-space-4);
    color: var(--cp-text-secondary);
    text-align: center;
  }
  [data-keys] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--cp-space-4);
    padding: 10px var(--cp-space-4);
    border-block-start: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
  [data-keys] > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  @media (pointer: coarse) {
    [cmdk-item] {
      min-height: 44px;
    }
    [data-field] > input {
      font-size: 16px;
    }
    [data-keys] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [cmdk-item][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
