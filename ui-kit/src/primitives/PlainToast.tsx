import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../internal/use-latest.js';
import type { ToastMessage } from './Toast.js';
import { TOAST_DURATION, toastCorner, toastStyle } from './toast-style.js';

interface PlainToastProps {
  toast: ToastMessage;
  onClose: () => void;
}

const Root = styled.div`
  ${toastCorner}
  ${toastStyle}
`;

/** A simple toast, displayed if the toast code could not be loaded, for example because the network is down. */
export function PlainToast({ toast, onClose }: PlainToastProps) {
  const close = useLatest(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close.current(), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root role="alert" data-tone={toast.tone ?? 'default'}>
      <div>
        <strong>{toast.title}</strong>
        <p>{toast.description}</p>
      </div>
    </Root>
  );
}
