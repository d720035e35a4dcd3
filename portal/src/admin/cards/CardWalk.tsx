import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/primitives/IconButton.tsx';

interface Props {
  /** null at the ends of the loaded rows. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Buttons to the previous and next card of the table. */
export function CardWalk({ onPrevious, onNext }: Props) {
  return (
    <Buttons>
      <IconButton aria-label="Previous" isDisabled={!onPrevious} onPress={() => onPrevious?.()}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label="Next" isDisabled={!onNext} onPress={() => onNext?.()}>
        <ChevronRight />
      </IconButton>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
