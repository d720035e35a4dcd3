import type { ReceivedApplication } from '@crewdock/contract/applications';
import { styled } from 'styled-components';

/** What somebody answered to the questions of a job, in the words in which they were asked. */
export function Answers({ answers }: Pick<ReceivedApplication, 'answers'>) {
  return (
    answers.length > 0 && (
      <List>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
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
