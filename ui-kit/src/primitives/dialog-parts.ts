import { keyframes, styled } from 'styled-components';
import { fadeIn, fadeOut, fullWindow } from './float-style.js';
import { ModalContent, ModalOverlay } from './Modal.js';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(6px);
  }
`;

const slideIn = keyframes`
  from {
    transform: translateY(100%);
  }
`;

/** Dims the page and centers the dialog. */
export const Scrim = styled(ModalOverlay)`
  ${fullWindow}
  z-index: var(--cp-z-dialog);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 12px;
  overflow: auto;
  background: var(--cp-surface-scrim);

  &[data-state='open'] {
    animation: ${fadeIn} var(--cp-duration) var(--cp-ease-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--cp-duration-fast) var(--cp-ease-out);
  }

  @media (width < 768px) {
    &:has(> [data-sheet]) {
      place-items: end stretch;
      padding: 48px 0 0;
    }
  }
`;

/** The dialog's frame. All controls inside it, such as buttons, are as tall as form controls. */
export const Content = styled(ModalContent)`
  --cp-control-h: 36px;
  --cp-entry-surface: var(--cp-surface-float);
  display: flex;
  flex-direction: column;
  width: 592px;
  max-width: 100%;
  min-width: 0;
  border: 1px solid var(--cp-border-dialog);
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-dialog);
  color: var(--cp-text-primary);

  &[data-size='sm'] {
    width: 440px;
  }

  &[data-size='lg'] {
    width: 1080px;
  }

  &[data-state='open'] {
    animation: ${rise} var(--cp-duration-slow) var(--cp-ease-out);
  }

  &:focus-visible {
    outline: none;
  }

  @media (pointer: coarse) {
    --cp-control-h: 44px;
    --cp-input-h: 44px;
  }

  /* On small screens, a sheet at the bottom edge, within reach of the thumb. */
  @media (width < 768px) {
    &[data-sheet] {
      width: auto;
      max-height: calc(100dvh - 48px);
      border-width: 1px 0 0;
      border-radius: 16px 16px 0 0;
    }
    &[data-sheet][data-state='open'] {
      animation-name: ${slideIn};
    }
    &[data-sheet] > header {
      --cp-control-h: 44px;
      padding-inline: var(--cp-space-4) 6px;
    }
    &[data-sheet] > div,
    &[data-sheet] > form > div {
      max-height: none;
      min-height: 0;
      padding-inline: var(--cp-space-4);
    }
    &[data-sheet] > footer,
    &[data-sheet] > form > footer {
      --cp-control-h: 44px;
      padding-inline: var(--cp-space-4);
    }
  }
`;

/** Contains the heading and the close button. */
export const Header = styled.header`
  --cp-control-h: 32px;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-2);
  min-height: 56px;
  padding: var(--cp-space-2) var(--cp-space-3) var(--cp-space-2) var(--cp-space-6);
  padding-inline: var(--cp-space-6) var(--cp-space-3);

  @media (pointer: coarse) {
    --cp-control-h: 40px;
  }
`;

/** The heading. */
export const Title = styled.h2`
  margin: 0;
  min-width: 0;
  font-size: var(--cp-text-md);
  line-height: var(--cp-leading-md);
  font-weight: var(--cp-weight-semibold);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

/** The sentence below the heading. */
export const Description = styled.p`
  margin: 0;
  padding: 0 var(--cp-space-6) var(--cp-space-5);
  color: var(--cp-text-secondary);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The form around the body and the footer. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

/** The part of the dialog that scrolls. */
export const Body = styled.div`
  max-height: 60vh;
  padding: var(--cp-space-1) var(--cp-space-6) var(--cp-space-5);
  overflow: auto;
`;

/** The row of buttons. */
export const Footer = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--cp-space-2);
  padding: var(--cp-space-3) var(--cp-space-6) var(--cp-space-4);
  border-top: 1px solid var(--cp-border-default);
`;
