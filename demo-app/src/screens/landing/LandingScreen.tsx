import { CalendarPreview, Landing } from '@content-planner/ui-kit';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { landingBrands, landingEntries, landingToday } from './landing-entries.js';

/** What visitors see first (decision S4). */
export default function LandingScreen() {
  const follow = useFollow();
  useTitle();
  return (
    <Landing
      onNavigate={follow}
      stage={<CalendarPreview entries={landingEntries} brands={landingBrands} cursor={landingToday} />}
    />
  );
}
