import { styled } from 'styled-components';
import { linksIn } from './links-in.js';

interface LinkedTextProps {
  text: string;
  /** The `tabIndex` of the links: -1 in lists, where rows have their own tab stops. */
  tabIndex?: number;
}

const Root = styled.a`
  color: var(--cp-accent-text);
  text-decoration: underline;
  text-underline-offset: 2px;
  overflow-wrap: anywhere;
`;

/** Text in which http and https URLs are links that open in a new tab. */
export function LinkedText({ text, tabIndex }: LinkedTextProps) {
  if (!/https?:\/\//i.test(text)) return text;
  return linksIn(text).map(({ text: piece, href }, place) =>
    href === null ? (
      piece
    ) : (
      <Root
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of text have no ids
        key={place}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        tabIndex={tabIndex}
      >
        {piece}
      </Root>
    ),
  );
}
