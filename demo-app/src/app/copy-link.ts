import type { ToastMessage } from '@content-planner/ui-kit';

/** Copies a link to a page of the app, and returns the toast about the outcome. */
export async function copyLink(path: string): Promise<ToastMessage> {
  const { href } = new URL(path, window.location.href);
  try {
    await navigator.clipboard.writeText(href);
    return { title: 'Link copied' };
  } catch {
    return { title: 'The link could not be copied', description: href, tone: 'destructive' };
  }
}
