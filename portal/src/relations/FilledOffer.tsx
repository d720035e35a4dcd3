import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';

/** Suggests closing a job when all of its positions are filled. */
export function FilledOffer({ hires, onClose }: { hires: string; onClose: () => void }) {
  return (
    <Offer role="status">
      <CircleCheck aria-hidden="true" />
      <p>
        <strong>{hires}.</strong> The job can be closed now, and the others told.
      </p>
      <Button $size="small" onPress={onClose}>
        Close job…
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
