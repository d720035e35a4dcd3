import { ProgressBar } from 'react-aria-components/ProgressBar';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { formatNumber } from '../format/formatNumber.ts';
import * as messages from './messages.ts';

interface Props {
  label: string;
  at: number;
  of: number;
  /** Color token of the bar. */
  tone: string;
}

/** A labeled progress bar. */
export function ProgressLine({ label, at, of, tone }: Props) {
  const valueLabel = t(messages.progress, { done: formatNumber(at), total: formatNumber(of) });
  return (
    <ProgressBar aria-label={label} value={at} maxValue={Math.max(1, of)} valueLabel={valueLabel}>
      {({ percentage = 0 }) => <ProgressTrack tone={tone} percentage={percentage} />}
    </ProgressBar>
  );
}

/** The bar without its progressbar role and label. */
export function ProgressTrack({ tone, percentage }: Pick<Props, 'tone'> & { percentage: number }) {
  return (
    <Track>
      <Fill $tone={tone} style={{ inlineSize: `${percentage}%` }} />
    </Track>
  );
}

const Track = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: 3px;
  background: var(--line);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Fill = styled.div<{ $tone: string }>`
  block-size: 100%;
  background: var(--${({ $tone }) => $tone});
  transition: inline-size var(--swift);

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
