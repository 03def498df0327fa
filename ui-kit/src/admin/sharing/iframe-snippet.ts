import { originOf } from './origin-of.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the HTML that displays an embed in a page, with a script that sets the height that the embed needs. */
export const iframeSnippet = (url: string, name: string): string =>
  `<iframe src="${escaped(url)}" title="${escaped(name)}" width="100%" height="640" loading="lazy"></iframe>
<script>
  addEventListener('message', ({ data, source, origin }) => {
    if (origin !== '${originOf(url)}' || data.type !== 'content-planner:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;
