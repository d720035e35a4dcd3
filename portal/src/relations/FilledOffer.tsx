import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

/** Suggests closing a job when all of its positions are filled. */
export function FilledOffer({ hires, onClose }: { hires: string; onClose: () => void }) {
  return (
    <Offer role="status">
      <CircleCheck aria-hidden="true" />
      <p>
        <Trans message={messages.filledText} values={{ hires }} components={{ b: <strong /> }} />
      </p>
      <Button $size="small" onPress={onClose}>
        {t(messages.closeJobMenu)}
      </Button>
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  margin-block: 8px 4px;
  border-radius: var(--radius);
  background: var(--green-soft);

  > .lucide {
    flex: none;
    inline-size: 18px;
    color: var(--green);
  }

  > p {
    flex: 1 1 220px;
  }
`;
