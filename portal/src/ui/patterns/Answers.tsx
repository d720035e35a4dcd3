import type { ReceivedApplication } from '@crewdock/contract/applications';
import { styled } from 'styled-components';
import { UserText } from '../primitives/UserText.tsx';

/** An applicant's answers to a job's questions, with the questions' wording at the time of the application. */
export function Answers({ answers }: Pick<ReceivedApplication, 'answers'>) {
  return (
    answers.length > 0 && (
      <List>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <UserText as="paragraphs">{question}</UserText>
            </dt>
            <dd>
              <UserText as="paragraphs">{answer}</UserText>
            </dd>
          </div>
        ))}
      </List>
    )
  );
}

const List = styled.dl`
  display: grid;
  gap: 10px;
  max-inline-size: 72ch;
  overflow-wrap: anywhere;

  dt {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }
`;
