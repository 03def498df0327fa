const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the HTML that displays an embed in a page. */
export const iframeSnippet = (url: string, name: string): string =>
  `<iframe src="${escaped(url)}" title="${escaped(name)}" width="100%" height="640" loading="lazy"></iframe>`;
