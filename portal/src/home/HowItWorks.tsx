import { Link } from 'react-router';
import { styled } from 'styled-components';
import { HomeSection } from './HomeSection.ts';

const PEOPLE = [
  {
    who: 'Clients',
    steps: 'Post a job, see at once who fits and why, and take the ones you like from an interview to a hire.',
    to: '/sign-up/client',
    begin: 'Sign up to hire',
  },
  {
    who: 'Talent providers',
    steps: 'Add your people with skills, years and rates, and propose them for the jobs that they fit.',
    to: '/sign-up/talent-provider',
    begin: 'Sign up to offer people',
  },
  {
    who: 'Remote developers',
    steps: 'Write one card, apply for jobs with it, and see where each application stands.',
    to: '/sign-up/remote-developer',
    begin: 'Sign up to find work',
  },
];

export function HowItWorks() {
  return (
    <HomeSection aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <People>
        {PEOPLE.map(({ who, steps, to, begin }) => (
          <li key={to}>
            <h3>{who}</h3>
            <p>{steps}</p>
            <Link to={to}>{begin}</Link>
          </li>
        ))}
      </People>
    </HomeSection>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 24px 40px;
  margin-block-start: 16px;

  > li {
    display: grid;
    align-content: start;
    gap: 6px;
  }

  h3 {
    font-size: 1rem;
  }

  p {
    max-inline-size: 44ch;
    color: var(--muted);
    font-size: 1rem;
  }

  a {
    justify-self: start;
    padding-block: 4px;
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;
