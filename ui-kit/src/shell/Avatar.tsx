import { forwardRef, type HTMLAttributes, useState } from 'react';
import { styled } from 'styled-components';
import { initials, type Person } from './initials.js';

/** Props of {@link Avatar}. All other props are passed to the root element. */
export interface AvatarProps extends Person, HTMLAttributes<HTMLSpanElement> {
  profileImageUrl?: string | null | undefined;
  /** Diameter in px. @default 32 */
  size?: 20 | 24 | 28 | 32;
}

const Root = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-active);
  color: var(--cp-text-primary);
  font-size: var(--cp-text-xs);
  font-weight: var(--cp-weight-semibold);
  letter-spacing: 0.01em;
  user-select: none;

  &[data-size='28'] {
    width: 28px;
    height: 28px;
  }
  &[data-size='24'] {
    width: 24px;
    height: 24px;
    font-size: 10px;
  }
  &[data-size='20'] {
    width: 20px;
    height: 20px;
    font-size: 9px;
  }
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * A user's picture or, without one, their initials, the first letter of their email, or 'U'. The avatar is hidden from
 * screen readers, so put the user's name next to it or on the button around it.
 *
 * @example <Avatar firstName="Maya" lastName="Okafor" email="maya@lumen.example" />
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { firstName, lastName, email, profileImageUrl, size = 32, ...rest },
  ref,
) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = profileImageUrl && profileImageUrl !== broken ? profileImageUrl : null;
  return (
    <Root aria-hidden translate="no" {...rest} ref={ref} data-size={size}>
      {image ? (
        <img src={image} alt="" referrerPolicy="no-referrer" onError={() => setBroken(image)} />
      ) : (
        initials({ firstName, lastName, email })
      )}
    </Root>
  );
});
