import type { CheckSample } from '@crewdock/contract/company-check';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Sample of a finding: the colors, the picture, or the surrounding text. */
export function Sample({ sample }: { sample: CheckSample }) {
  if (sample.kind === 'excerpt') {
    return (
      <Excerpt>
        {sample.before}
        <mark>{sample.found}</mark>
        {sample.after}
      </Excerpt>
    );
  }
  if (sample.kind === 'picture') {
    return (
      <Surface style={{ background: sample.surface }}>
        <img src={sample.path} alt="" />
      </Surface>
    );
  }
  const { surface, text, shown } = sample;
  return (
    <Pairs>
      <Pair surface={surface} text={text} name={t(messages.chosenColors)} />
      <Pair surface={shown.surface} text={shown.text} name={t(messages.shownColors)} />
    </Pairs>
  );
}

/** Image of a text color on a background color; the accessible name contains the color values. */
function Pair({ surface, text, name }: { surface: string; text: string; name: string }) {
  return (
    <figure>
      <svg viewBox="0 0 96 40" role="img" aria-label={t(messages.colorPair, { name, text, surface })}>
        <rect width="96" height="40" rx="6" fill={surface} />
        <text x="48" y="27" textAnchor="middle" fontSize="20" fontWeight="600" fill={text}>
          Aa
        </text>
      </svg>
      <figcaption>
        <UserText>{name}</UserText>
      </figcaption>
    </figure>
  );
}

const Excerpt = styled.p`
  padding: 8px 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  > mark {
    border-radius: 3px;
    background: var(--amber-soft);
    color: var(--amber);
    font-weight: 600;
  }
`;

const Surface = styled.div`
  justify-self: start;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  > img {
    display: block;
    block-size: 32px;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: left;
  }
`;

const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;

  > figure {
    margin: 0;
    color: var(--muted);
    font-size: 0.75rem;
  }

  svg {
    display: block;
    inline-size: 96px;
    block-size: 40px;
    border: 1px solid var(--line);
    border-radius: 7px;
  }
`;
