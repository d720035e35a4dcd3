import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  /** null for the first (`onPrevious`) or the last (`onNext`) of the loaded rows. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Buttons that open the previous and the next card of the table. */
export function CardWalk({ onPrevious, onNext }: Props) {
  return (
    <Buttons>
      <IconButton aria-label={t(messages.previousButton)} isDisabled={!onPrevious} onPress={() => onPrevious?.()}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t(messages.nextButton)} isDisabled={!onNext} onPress={() => onNext?.()}>
        <ChevronRight />
      </IconButton>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
