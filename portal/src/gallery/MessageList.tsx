import type { Message } from '@crewdock/contract/message';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { SCREENS } from './screens.ts';

type Catalog = Record<string, Message<object>>;

/** The catalogs of the portal, the contract and the server. */
const CATALOGS = import.meta.glob<Catalog>(
  [
    '../**/messages.ts',
    '../../../contract/src/messages.ts',
    '../../../server/src/core/messages/**/*.ts',
    '!../../../server/src/core/messages/**/{*.test,format-message,batch-subject}.ts',
  ],
  { eager: true },
);

/** All messages by area, with a link to a screen that shows them, so that a reviewer can read them on one page. */
export function MessageList() {
  const [search, setSearch] = useState('');
  const areas = groupByArea(search.toLowerCase());
  const count = areas.reduce((sum, { messages }) => sum + messages.length, 0);
  return (
    <Page>
      <h1>Texts of the product</h1>
      <SearchField aria-label="Search texts" placeholder="Search by text or id" value={search} onChange={setSearch} />
      <p role="status">
        {count} texts in {areas.length} areas
      </p>
      {areas.map(({ area, messages }) => (
        <section key={area} aria-label={area}>
          <h2>
            {area} {SCREENS[area] && <a href={SCREENS[area]}>Open {SCREENS[area]}</a>}
          </h2>
          <dl>
            {messages.map(({ id, text }) => (
              <div key={id}>
                <dt>{id.slice(area.length + 1)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}

/** Returns the messages whose text or id contains `search`, by area: the id without its last part. */
function groupByArea(search: string): { area: string; messages: Message<object>[] }[] {
  const found = Object.values(CATALOGS)
    .flatMap((catalog) => Object.values(catalog))
    .filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(search));
  const areas = Map.groupBy(found, ({ id }) => id.slice(0, id.lastIndexOf('.')));
  return [...areas].map(([area, messages]) => ({ area, messages })).toSorted((a, b) => a.area.localeCompare(b.area));
}

const Page = styled.main`
  ${pageWidth}
  padding-block: 32px 96px;

  > p {
    margin-block: 8px;
    color: var(--muted);
  }

  h2 {
    margin-block: 32px 8px;
    font-size: 1rem;

    > a {
      font-weight: 400;
    }
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(120px, 1fr) 3fr;
    gap: 16px;
    padding-block: 4px;
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;
