import { CalendarPreview, Landing } from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
import { landingBrands, landingEntries, landingToday } from './landing-entries.js';

/** What visitors see first (decision S4). */
export function LandingScreen() {
  const navigate = useNavigate();
  return (
    <Landing
      loginHref={paths.login}
      registerHref={paths.register}
      onNavigate={({ href }) => navigate(href)}
      stage={<CalendarPreview entries={landingEntries} brands={landingBrands} today={landingToday} />}
    />
  );
}
