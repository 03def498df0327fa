import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Link, type LinkProps } from '../primitives/Link.js';
import { BrandMark } from '../shell/BrandMark.js';
import { landingMessages } from './landing-messages.js';

/** Props of {@link Landing}. All other props are passed to the root element. */
export interface LandingProps extends HTMLAttributes<HTMLDivElement> {
  /** @default '/login' */
  logInHref?: string;
  /**
   * The URL of the Register and Get Started buttons. If registration is closed, pass null: Register is hidden, and Get
   * Started links to the login page. @default '/register'
   */
  registerHref?: string | null;
  /** Called when the user clicks one of the three buttons without pressing a modifier key. See {@link LinkProps}. */
  onNavigate?: LinkProps['onNavigate'];
  /**
   * A picture of the product, such as `CalendarPreview`, in a frame of 1120 by 760 px that can extend past the edge
   * of the window. The picture should not contain anything focusable.
   */
  stage?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  overflow: hidden;
`;

const Header = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  height: 64px;
  padding-inline: var(--cp-space-8);

  & > span {
    margin-inline-end: auto;
  }
  @media (max-width: 767.98px) {
    padding-inline: var(--cp-space-4);
  }
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
`;

const Hero = styled.div`
  flex: none;
  display: grid;
  justify-items: center;
  padding: 56px var(--cp-space-6) 48px;
  text-align: center;

  & > h1 {
    max-width: 18ch;
    font-size: var(--cp-text-display);
    line-height: var(--cp-leading-display);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.034em;
    text-wrap: balance;
  }
  & > p {
    max-width: 58ch;
    margin: var(--cp-space-4) 0 var(--cp-space-6);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    text-wrap: pretty;
  }
  @media (max-width: 767.98px) {
    padding: 40px var(--cp-space-4) var(--cp-space-10);

    & > h1 {
      font-size: 36px;
      line-height: 42px;
    }
  }
`;

const Stage = styled.div`
  position: relative;
  flex: 1;
  width: 1120px;
  max-width: calc(100% - 48px);
  min-height: 320px;
  margin-inline: auto;

  & > div {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    flex-direction: column;
    height: 760px;
    overflow: hidden;
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-lg);
    background: var(--cp-surface-panel);
    box-shadow: var(--cp-shadow-dialog);
  }
  @media (max-width: 767.98px) {
    max-width: calc(100% - 32px);

    /* The picture extends past the edge of the window, because a month is too wide to fit. */
    & > div {
      inset-inline-end: auto;
      width: 760px;
    }
  }
`;

/**
 * The landing page for visitors: a description of the product, three buttons, and a picture.
 *
 * @example <Landing stage={<CalendarPreview … />} onNavigate={({ href, event }) => { event.preventDefault();
 * navigate(href); }} />
 */
export const Landing = forwardRef<HTMLDivElement, LandingProps>(function Landing(
  { logInHref = '/login', registerHref = '/register', onNavigate, stage, ...rest },
  ref,
) {
  const text = useMessages(landingMessages);
  const link = (href: string, label: string) => (
    <Link variant="bare" href={href} onNavigate={onNavigate}>
      {label}
    </Link>
  );
  return (
    <Root {...rest} ref={ref}>
      <Header>
        <BrandMark name={text.product} />
        <Button asChild variant="ghost">
          {link(logInHref, text.logIn)}
        </Button>
        {registerHref !== null && <Button asChild>{link(registerHref, text.register)}</Button>}
      </Header>
      <Main>
        <Hero>
          <h1>{text.headline}</h1>
          <p>{text.sentence}</p>
          <Button asChild variant="primary" size="lg">
            {link(registerHref ?? logInHref, text.getStarted)}
          </Button>
        </Hero>
        {stage && (
          <Stage>
            <div>{stage}</div>
          </Stage>
        )}
      </Main>
    </Root>
  );
});
