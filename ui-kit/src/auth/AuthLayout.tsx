import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.js';
import { BrandMark } from '../shell/BrandMark.js';

/** Props of {@link AuthLayout}. All other props are passed to the root element. */
export interface AuthLayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card. */
  title: ReactNode;
  /** The product name, displayed above the card. @default 'Content Planner' */
  product?: string | undefined;
  /** Level of the heading. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /**
   * Whether the root is the page's `<main>` element. Set this to false if the component is only a part of the page.
   * @default true
   */
  landmark?: boolean;
  /** Content that is displayed below the card, such as a link to another form. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: var(--cp-space-4);
`;

const Box = styled.div`
  width: 400px;
  max-width: 100%;

  & > span {
    display: flex;
    justify-content: center;
    margin-block-end: var(--cp-space-6);
  }
  & > p {
    margin-block-start: var(--cp-space-5);
    color: var(--cp-text-secondary);
    text-align: center;
    text-wrap: balance;
  }
`;

const Frame = styled(Card)`
  --cp-control-h: 36px;

  @media (pointer: coarse) {
    --cp-control-h: 44px;
    --cp-input-h: 44px;
  }

  & > :is(h1, h2, h3) {
    margin-block-end: var(--cp-space-5);
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
  }
  & > p {
    color: var(--cp-text-secondary);
    text-wrap: pretty;
  }
`;

/**
 * A centered card for login and registration pages.
 *
 * @example <AuthLayout title="Log In" footer={<>No account yet? <Link href="/register">Register</Link></>}>…</AuthLayout>
 */
export const AuthLayout = forwardRef<HTMLElement, AuthLayoutProps>(function AuthLayout(
  { title, product, headingLevel = 1, landmark = true, footer, children, ...rest },
  ref,
) {
  const Title = `h${headingLevel}` as const;
  return (
    <Root {...rest} ref={ref} as={landmark ? 'main' : 'div'}>
      <Box>
        <BrandMark {...(product !== undefined && { name: product })} />
        <Frame size="lg">
          <Title>{title}</Title>
          {children}
        </Frame>
        {footer && <p>{footer}</p>}
      </Box>
    </Root>
  );
});
