import { type SavedView, ViewMenu } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ views, save }: { views: SavedView[]; save: () => void }) {
  const [viewId, setViewId] = useState<string | null>(null);
  return (
    <ViewMenu
      views={views}
      viewId={viewId}
      onOpenView={({ view }) => setViewId(view?.id ?? null)}
      onSave={save}
    />
  );
}
