import { rankOptions } from '@crewdock/sdk/rank-options';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuSection } from 'react-aria-components/Menu';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { $company } from '../../session/company.ts';
import { $session } from '../../session/session.ts';
import { Dialog } from '../../ui/primitives/Dialog.tsx';
import { MenuEntry } from '../../ui/styles/menuLook.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { $paletteActions } from '../palette.ts';
import { flattenPlaces, getNavigationPlaces } from '../places.ts';
import { findQuery } from './queries.ts';
import { readRecentDestinations, storeRecentDestination } from './recent.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Entry {
  id: string;
  label: string;
  more?: string;
  run: () => void;
}

interface Section {
  label: string;
  entries: Entry[];
}

/** The command palette: opens any card, person or table, and runs actions on the open entity. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useDebouncedInput(search, setSearch);
  const words = draft.trim().toLowerCase();
  const found = useFound(search.trim(), onClose);
  const sections = [...useHere(words, onClose), ...(words === '' ? [] : found.sections)];
  const shown = sections.filter(({ entries }) => entries.length > 0);
  const hasSettled = words !== '' && draft === search && !found.isLoading;
  const entries = new Map(shown.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  return (
    <Dialog title={t(messages.title)} isOpen onClose={onClose}>
      <Autocomplete inputValue={draft} onInputChange={setDraft}>
        <SearchField
          autoFocus
          size="large"
          aria-label={t(messages.searchLabel)}
          placeholder={t(messages.searchPlaceholder)}
          maxLength={SEARCH_MAX}
        />
        <List aria-label={t(messages.resultsLabel)} onAction={(id) => entries.get(String(id))?.run()}>
          {shown.map((section) => (
            <MenuSection key={section.label} id={section.label}>
              <Header>{section.label}</Header>
              {section.entries.map(({ id, label, more }) => (
                <MenuEntry key={id} id={id} textValue={label}>
                  <span slot="label">
                    <UserText>{label}</UserText>
                  </span>
                  {more && (
                    <span slot="description">
                      <UserText>{more}</UserText>
                    </span>
                  )}
                </MenuEntry>
              ))}
            </MenuSection>
          ))}
        </List>
      </Autocomplete>
      <State role="status">
        {shown.length > 0
          ? hasSettled && <VisuallyHidden>{t(messages.resultCount, { count: entries.size })}</VisuallyHidden>
          : found.isLoading || draft !== search
            ? t(messages.searching)
            : found.isError
              ? t(messages.searchFailed)
              : t(messages.noResults, { search: search.trim() })}
      </State>
    </Dialog>
  );
}

/** Local results: actions on the open entity, recent entries, and tables. */
function useHere(words: string, onClose: () => void): Section[] {
  const go = useGo(onClose);
  const actions = Object.values(useStore($paletteActions)).flat();
  const places = flattenPlaces(getNavigationPlaces(useStore($session), useStore($company)));
  return [
    {
      label: t(messages.actionsGroup),
      entries: rankOptions(actions, words).map(({ label, run }) => {
        const end = () => {
          onClose();
          // Runs after the palette has restored the focus, so that a dialog opened by the action keeps the focus.
          requestAnimationFrame(run);
        };
        return { id: `do ${label}`, label, run: end };
      }),
    },
    {
      label: t(messages.recentGroup),
      entries:
        words === ''
          ? readRecentDestinations().map(({ to, label }) => ({ id: `recent ${to}`, label, run: go(to, label) }))
          : [],
    },
    {
      label: t(messages.tablesGroup),
      entries: rankOptions(places, words).map(({ to, label }) => ({ id: to, label, run: go(to, null) })),
    },
  ];
}

function useFound(search: string, onClose: () => void) {
  const go = useGo(onClose);
  const { data, isLoading, isError } = useQuery(findQuery(search));
  const cards = (['request', 'talent'] as const).map((kind): Section => {
    const place = `/admin-panel/${kind}s`;
    return {
      label: t(kind === 'request' ? messages.jobsGroup : messages.talentsGroup),
      entries: (data?.[`${kind}s`] ?? []).map(({ id, name, more }) => {
        const to = `${place}/${id}`;
        return { id: to, label: name, more: [`№ ${id}`, more].filter(Boolean).join(' · '), run: go(to, name) };
      }),
    };
  });
  const people = (data?.people ?? []).map(({ uid, name, more, table }) => {
    const to = `/admin-panel/${table}/edit/${uid}`;
    return { id: to, label: name || more, more, run: go(to, name || more) };
  });
  return { sections: [...cards, { label: t(messages.peopleGroup), entries: people }], isLoading, isError };
}

/**
 * Creates handlers that close the palette and navigate. `label`: the name in the list of recent entries; null omits the
 * entry from that list.
 */
function useGo(onClose: () => void) {
  const navigate = useNavigate();
  return (to: string, label: string | null) => () => {
    if (label !== null) storeRecentDestination({ to, label });
    onClose();
    void navigate(to);
  };
}

const List = styled(Menu)`
  min-block-size: 0;
  max-block-size: min(52dvh, 460px);
  margin-inline: -12px;
  overflow-y: auto;
  outline: 0;

  header {
    padding: 10px 10px 4px;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 500;
  }
`;

const State = styled.p`
  color: var(--muted);

  &:empty {
    display: none;
  }
`;
