/** The content of the printed page. */
interface PrintedCodes {
  title: string;
  description: string;
  codes: readonly string[];
  /** The element whose text direction the printed page uses. */
  like: HTMLElement | null;
}

/**
 * Prints recovery codes from a hidden frame, so that nothing else on the page is printed.
 *
 * @returns a function that removes the frame
 */
export function printCodes({ title, description, codes, like }: PrintedCodes): () => void {
  const frame = document.createElement('iframe');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Some browsers don't print frames with `display: none`.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  const remove = () => frame.remove();
  if (!page || !view) return remove;
  page.title = title;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dir = like ? getComputedStyle(like).direction : '';
  page.body.style.font = '12pt/1.6 system-ui, sans-serif';
  const heading = page.createElement('h1');
  const text = page.createElement('p');
  const list = page.createElement('ul');
  heading.style.fontSize = '16pt';
  heading.textContent = title;
  text.textContent = description;
  for (const code of codes) {
    const item = page.createElement('li');
    item.style.font = '14pt/1.8 ui-monospace, monospace';
    item.textContent = code;
    list.append(item);
  }
  page.body.append(heading, text, list);
  view.addEventListener('afterprint', remove);
  view.print();
  return remove;
}
