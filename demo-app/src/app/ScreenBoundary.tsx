import { ErrorState } from '@content-planner/ui-kit';
import { Component, type ReactNode } from 'react';

/** Keeps the shell when a screen fails, such as one whose code could not be fetched. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="This page could not be loaded"
        description="The server is not responding. Your data is safe."
        onRetry={() => window.location.reload()}
        style={{ height: '100%' }}
      />
    );
  }
}
