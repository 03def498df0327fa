import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

/** A plain left click on a link: the link's URL, and the click event, whose default action loads the URL. */
export interface Navigation {
  href: string;
  event: MouseEvent<HTMLAnchorElement>;
}

/** Props of {@link Link}. All other props are passed to the `<a>`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /**
   * Called on a plain left click, so that a router can handle it: call `event.preventDefault()` and navigate to `href`.
   * The browser handles clicks with a modifier key or another mouse button.
   */
  onNavigate?: ((navigation: Navigation) => void) | undefined;
  /** `bare` has no styles, for links that look like a row or a button. @default 'text' */
  variant?: 'text' | 'bare';
}

const Root = styled.a`
  &[data-link='text'] {
    text-decoration: none;
    color: var(--cp-accent-text);
    font-weight: var(--cp-weight-medium);
  }
  &[data-link='text']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link whose clicks a router can handle.
 *
 * @example
 * <Link href="/register" onNavigate={({ href, event }) => { event.preventDefault(); navigate(href); }}>Register</Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, onNavigate, variant = 'text', onClick, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      href={href}
      data-link={variant}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
        onNavigate?.({ href, event });
      }}
    />
  );
});
