import { useRegistrationPolicy } from '@content-planner/sdk';
import { CalendarPreview, KitProvider, Landing } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { paths } from '../../app/paths.js';
import { forgetReturnPath } from '../../app/return-path.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { landingBrands, landingEntries, landingToday } from './landing-entries.js';

/** The landing page for visitors. */
export default function LandingScreen() {
  const follow = useFollow();
  const { isOpen } = useRegistrationPolicy();
  useTitle();
  useEffect(forgetReturnPath, []);
  return (
    <Landing
      registerHref={isOpen ? paths.register : null}
      onNavigate={follow}
      stage={
        <KitProvider brands={landingBrands}>
          <CalendarPreview entries={landingEntries} cursor={landingToday} />
        </KitProvider>
      }
    />
  );
}
