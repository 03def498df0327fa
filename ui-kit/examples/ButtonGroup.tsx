import { ButtonGroup, IconButton } from '@content-planner/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';

export function Example({ turn }: { turn: (months: number) => void }) {
  return (
    <ButtonGroup label="Period">
      <IconButton
        variant="default"
        label="Previous"
        icon={<ChevronLeft size={16} />}
        onClick={() => turn(-1)}
      />
      <IconButton variant="default" label="Next" icon={<ChevronRight size={16} />} onClick={() => turn(1)} />
    </ButtonGroup>
  );
}
