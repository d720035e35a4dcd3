import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import * as messages from './messages.ts';

/** A button with the number of new rows. They are shown only on request, so that the list doesn't move. */
export function Arrivals({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Line role="status">
      {count > 0 && (
        <Button $size="small" onPress={onShow}>
          <ArrowUp aria-hidden="true" />
          {t(messages.newRowsButton, { count: count > 19 ? '20+' : count })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline: 0;
  z-index: 4;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    background: var(--raised);
    box-shadow: var(--shadow);
    @media (forced-colors: active) {
      border: 1px solid;
    }
    pointer-events: auto;
  }
`;
