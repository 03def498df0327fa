import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Returns a function that counts how many times the page has called `print`. Must be called before the page opens. */
export async function watchPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: calls() + 1 }) });
    const calls = () => (window as unknown as { printed: number }).printed;
  });
  return () => page.evaluate(() => (window as unknown as { printed: number }).printed);
}

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
