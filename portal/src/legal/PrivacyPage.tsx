import { useStore } from '@nanostores/react';
import { $company } from '../session/company.ts';
import { CompanyPrivacy } from './CompanyPrivacy.tsx';
import { LegalTextLayout } from './LegalText.tsx';

/** The operator's privacy policy. On a company's portal the company's policy, which doesn't mention the operator. */
export function Component() {
  const company = useStore($company);
  if (company) return <CompanyPrivacy name={company.name} />;
  return (
    <LegalTextLayout title="Privacy policy" changed="2 Nov 2026">
      <p>
        Crewdock Ltd runs this market. We keep what the market needs and nothing for its own sake. This page says what
        that is, why we hold it, for how long, and what you can ask of us.
      </p>
      <h2>When you only look around</h2>
      <p>
        You can search the market and read public cards without telling us who you are. Our servers write a line for
        each request (time, page, status, a request number) and keep it for 30 days to find faults and fend off abuse.
      </p>
      <p>
        Your browser keeps a few things for you, and only for you: the colours you chose, the market you visited last,
        and the filters you saved. They are not sent to us, and clearing this site’s data removes them.
      </p>
      <h2>When you have a card</h2>
      <p>
        A card shows what its owner wrote: a name or code name, a title, skills with years, seniority, English, place
        and rates. A public card can be read by everybody, search engines included. A private card is seen by its owner,
        its company and our staff.
      </p>
      <p>
        When somebody opens a shared link we count the visit: its time, the site it came from, the kind of device, and a
        fingerprint that changes every day and can’t be traced back. We keep no network addresses.
      </p>
      <h2>Who else handles data</h2>
      <ul>
        <li>The partner on whose portal your card was made, for the cards made there and no others.</li>
        <li>
          Our hosting and mail providers, under contract and within the European Economic Area and the United Kingdom.
        </li>
        <li>Authorities, when the law leaves no choice. We tell you unless we are forbidden to.</li>
      </ul>
      <p>We sell nothing to anybody.</p>
      <h2>How long</h2>
      <p>
        Cards stay until their owners archive or delete them. Archived cards are deleted after 24 months, accounts that
        nobody has used for 36 months after two reminders.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, take with you or have deleted what we hold about you, and object to how we use it. Write
        to <a href="mailto:privacy@crewdock.example">privacy@crewdock.example</a>; we answer within 30 days. You may
        also complain to the Information Commissioner’s Office or the authority where you live.
      </p>
    </LegalTextLayout>
  );
}
