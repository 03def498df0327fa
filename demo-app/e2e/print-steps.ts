import type { BrowserContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * Replaces `print` on all pages by a function that counts its calls. The real one would print while `page.pdf` does,
 * and Chromium rejects the second of two prints.
 */
export const countPrints = (context: BrowserContext) =>
  context.addInitScript(() => {
    let calls = 0;
    window.print = () => {
      calls += 1;
    };
    Object.assign(window, { printed: () => calls });
  });

/** Returns how many times the page has called `print`. */
export const printed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { printed: () => number }).printed());

/** Prints the page. Returns the paper size in inches, and the text of each printed page with its lines joined. */
export async function printedPages(
  page: Page,
  format: 'A4' | 'Letter' = 'Letter',
): Promise<{ width: number; height: number; pages: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
  const first = await pdf.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = first.view;
  const { text } = await extractText(pdf, { mergePages: false });
  return {
    width: (right - left) / 72,
    height: (top - bottom) / 72,
    pages: text.map((sheet) => sheet.replace(/\s+/g, ' ')),
  };
}
