import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { MOBILE } from '../ui/screen.ts';

interface Props {
  title: string;
  /** What it is for, where the title doesn't say it all. */
  about?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: what it is on the left, what can be done on the right. */
export function Section({ title, about, children }: Props) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <About>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </About>
      <Control>{children}</Control>
    </Frame>
  );
}

/** Buttons in a row below what they are about. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Quiet words below a control; without any it takes no row. */
export const Hint = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;

  &:empty {
    position: absolute;
  }
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 560px);
  gap: 12px 64px;
  padding-block: 32px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &:first-child {
    padding-block-start: 4px;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 560px);
    gap: 16px;
    padding-block: 28px;

    &:first-child {
      padding-block-start: 12px;
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;

  > h2 {
    font-size: 0.9375rem;
    letter-spacing: -0.005em;
  }

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Control = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;

  > form,
  > ul,
  > dl {
    inline-size: 100%;
  }
`;
