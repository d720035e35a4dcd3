import { Link } from 'react-router';
import { CompanyLegal } from './CompanyLegal.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

export function CompanyTerms({ name }: { name: string }) {
  return (
    <CompanyLegal page="terms" title="Terms of use">
      <p>
        These are the rules of the portal that <UserText>{name}</UserText> runs at this address. Using it means you
        accept them.
      </p>
      <h2>What the portal is</h2>
      <p>
        Jobs and talents are published here, and we bring them together. Contracts on the work itself are made between
        those who work and those who hire.
      </p>
      <h2>What you publish</h2>
      <ul>
        <li>It is true, and it is yours to publish. A talent has agreed to their card.</li>
        <li>Rates are what you would work for or pay, in US dollars.</li>
        <li>A job is open when it is published and is closed when it is filled.</li>
        <li>Nobody is turned away for what the law protects.</li>
      </ul>
      <p>
        You keep your rights in what you write and allow us to show it where this portal’s cards are shown: here, in
        widgets on other sites, and in search engines. We take down what breaks these rules and say why.
      </p>
      <h2>What we ask you not to do</h2>
      <p>
        Don’t copy the cards wholesale, don’t contact people for anything but the work, don’t try to reach what isn’t
        yours, and don’t put a load on the service that keeps others out.
      </p>
      <h2>Questions</h2>
      <p>
        <Link to="/contact-manager">Write to us</Link>. What we do with data says the{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </CompanyLegal>
  );
}
