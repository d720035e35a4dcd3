import { Link } from 'react-router';
import { CompanyLegal } from './CompanyLegal.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

export function CompanyPrivacy({ name }: { name: string }) {
  return (
    <CompanyLegal page="privacy" title="Privacy policy">
      <p>
        <UserText>{name}</UserText> runs this portal and answers for what is kept here. This page says what that is, why
        we hold it, for how long, and what you can ask of us.
      </p>
      <h2>When you only look around</h2>
      <p>
        You can read public cards without telling us who you are. The servers write a line for each request (time, page,
        status, a request number) and keep it for 30 days to find faults and fend off abuse.
      </p>
      <p>
        Your browser keeps a few things for you, and only for you: the colours you chose, the market you visited last,
        and the filters you saved. They are not sent to us, and clearing this site’s data removes them.
      </p>
      <h2>When you write to us, apply or subscribe</h2>
      <p>
        We get your name, your e-mail address and what you write or attach, and use them to answer you, to judge your
        application, or to send what you subscribed to. You can end a subscription by the link in every such mail.
      </p>
      <h2>When you have an account or a card</h2>
      <p>
        A card shows what its owner wrote: a name or code name, a title, skills with years, seniority, English, place
        and rates. A public card can be read by everybody, search engines included. A private card is seen by its owner,
        by us, and by the people who run the service for us.
      </p>
      <p>
        When somebody opens a shared link we count the visit: its time, the site it came from, the kind of device, and a
        fingerprint that changes every day and can’t be traced back. No network addresses are kept.
      </p>
      <h2>Who else handles data</h2>
      <ul>
        <li>Those who run the service, its hosting and its mails for us, under contract.</li>
        <li>Authorities, when the law leaves no choice. We tell you unless we are forbidden to.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        You may see, correct, take with you or have deleted what we hold about you, and object to how we use it.{' '}
        <Link to="/contact-manager">Write to us</Link>. You may also complain to the authority where you live.
      </p>
    </CompanyLegal>
  );
}
