import { ErrorState, useMessages } from '@content-planner/ui-kit';
import { Component, type ReactNode } from 'react';
import { appMessages } from './app-messages.js';

const reload = () => window.location.reload();

function ScreenFailed() {
  const { screenFailed } = useMessages(appMessages);
  return <ErrorState title={screenFailed} onRetry={reload} style={{ height: '100%' }} />;
}

/**
 * Displays an error inside the shell when a screen fails, for example because its code could not be loaded. Then
 * reloads the page as soon as the browser is online again.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    window.addEventListener('online', reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', reload);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ScreenFailed />;
  }
}
