import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  /** Null at the ends of what is loaded. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** To the cards beside this one in the table. */
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
