import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type MessageLevel = 'h1' | 'h2';

interface Props {
  icon: ReactNode;
  title: string;
  /** Heading level: `h1` if the message is the page's title. */
  level?: MessageLevel;
  children?: ReactNode;
}

/** An empty or error state: what happened and what to do next. */
export function Message({ icon, title, level = 'h2', children }: Props) {
  return (
    <Frame>
      <MessagePicture aria-hidden="true">{icon}</MessagePicture>
      <Title as={level}>{title}</Title>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  max-inline-size: 480px;
  margin: 0 auto;
  padding: 64px 16px;
  text-align: center;
  text-wrap: balance;
  color: var(--muted);
`;

/** The round icon of a message. */
export const MessagePicture = styled.div`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 50%;
  background: var(--sunken);
  color: var(--text);

  > .lucide {
    inline-size: 22px;
    block-size: 22px;
  }
`;

const Title = styled.h2`
  color: var(--text);
  font-size: 1.25rem;
`;
