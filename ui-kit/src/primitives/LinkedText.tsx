import { styled } from 'styled-components';
import { linksIn } from './links-in.js';

interface LinkedTextProps {
  text: string;
  /** The URL that the entire text links to. If this is omitted, only http and https URLs in the text are links. */
  href?: string | undefined;
  /** The `tabIndex` of the links: -1 in lists, where rows have their own tab stops. */
  tabIndex?: number;
}

const Root = styled.a`
  color: var(--cp-accent-text);
  text-decoration: underline;
  text-underline-offset: 2px;
  overflow-wrap: anywhere;
`;

/** Displays text as a link or, without `href`, turns its http and https URLs into links. Links open in a new tab. */
export function LinkedText({ text, href, tabIndex }: LinkedTextProps) {
  if (href === undefined && !/https?:\/\//i.test(text)) return text;
  const pieces = href === undefined ? linksIn(text) : [{ text, href }];
  return pieces.map(({ text: piece, href: target }, place) =>
    target === null ? (
      piece
    ) : (
      <Root
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of text have no ids
        key={place}
        href={target}
        target="_blank"
        rel="noopener noreferrer nofollow"
        tabIndex={tabIndex}
      >
        {piece}
      </Root>
    ),
  );
}
