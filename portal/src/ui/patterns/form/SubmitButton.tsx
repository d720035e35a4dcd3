import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, use } from 'react';
import { keyframes, styled } from 'styled-components';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../primitives/Button.tsx';
import { FormState } from './Form.tsx';
import * as messages from './messages.ts';

interface Props {
  children: ReactNode;
  /** `danger` for irreversible actions, `secondary` if the page has a more important action. */
  $kind?: 'primary' | 'secondary' | 'danger';
}

/**
 * The submit button. While the submission is pending, it keeps its width and focus, shows a spinner and announces the
 * progress.
 */
export function SubmitButton({ children, $kind = 'primary' }: Props) {
  const { isPending } = use(FormState);
  return (
    <Send type="submit" $kind={$kind} isPending={isPending}>
      <span>{children}</span>
      {isPending && (
        <Progress isIndeterminate aria-label={t(messages.sending)}>
          <LoaderCircle aria-hidden="true" />
        </Progress>
      )}
    </Send>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Send = styled(Button)`
  position: relative;
  min-block-size: var(--field, 36px);

  &[data-pending] {
    cursor: progress;

    > span {
      opacity: 0;
    }
  }
`;

const Progress = styled(ProgressBar)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  > .lucide {
    inline-size: 18px;
    block-size: 18px;
    animation: ${turn} 900ms linear infinite;
  }
`;
