import { isolatedText } from '@crewdock/contract/isolated-text';
import type { TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import History from 'lucide-react/icons/history';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { reloadSession } from '../session/session.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { NARROW } from '../ui/styles/screen.ts';
import { ActionBar } from './ActionBar.tsx';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import type { Dictionaries } from './dictionaries.ts';
import { CardEditorForm } from './EditorForm.tsx';
import type { Details, Fields } from './fields.ts';
import { FillFromCv } from './filling/FillFromCv.tsx';
import { FillFromJobText } from './filling/FillFromJobText.tsx';
import { JobHints } from './hints/JobHints.tsx';
import { LeaveGuard } from '../ui/patterns/LeaveGuard.tsx';
import * as messages from './messages.ts';
import { findNamesake } from './namesake.ts';
import { type Area, CARD_AREA_PAGES } from './places.ts';
import { CARD } from '../cards/queries.ts';
import { EDITED } from './queries.ts';
import { type Action, useEditor } from './useEditor.ts';
import { usePreview } from './usePreview.tsx';
import type { Original } from './work.ts';

interface Props {
  area: Area;
  kind: CardKind;
  /** Null for a new card. */
  card: Details | null;
  /** The card to copy, when creating a copy. */
  original?: Original | null;
  /** Initial values of a new card. */
  given: Partial<Fields>;
  uid: string;
  /** Whether the user is staff. Staff have no list of their own cards to return to. */
  isStaff: boolean;
  known: Dictionaries;
}

/** The card editor. Unsaved input is kept in local storage until the server has saved it. */
export function CardEditor({ area, kind, card, original = null, given, uid, isStaff, known }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  /** Set before the editor navigates. Suppresses the leave guard and the notice about a kept draft. */
  const isLeaving = useRef(false);
  const places = CARD_AREA_PAGES[area][KINDS[kind].market];
  const editor = useEditor({ uid, area, kind, card, original, given, onSaved, onMadeInPart });
  const preview = usePreview(kind, known);
  const { work, attempt, failure, restoredFrom, conflict, isDirty, isSafe } = editor;

  function onSaved(saved: Details, action: Action, isNew: boolean) {
    forgetLists();
    // Updates the cache, so that the card page doesn't show the old version first.
    for (const kept of [EDITED, CARD]) {
      queryClient.setQueriesData<Details>({ queryKey: [kept, kind] }, (old) => (old?.id === saved.id ? saved : old));
    }
    showNotice({ text: isNew ? (original ? copied(saved) : t(messages.created)) : t(messages.updated) });
    if (isNew) void reloadSession();
    if (isNew && !original && 'name' in saved) void tellNamesake(saved);
    if (action === 'publish' && !isStaff) return leave(places.card(saved.id));
    if (isNew) leave(places.edit(saved.id), { replace: true });
  }

  /** Shows a notice with a link if another card has the same person's name. */
  async function tellNamesake(saved: TalentDetails) {
    const other = await findNamesake(saved, area);
    if (!other) return;
    showNotice({
      tone: 'info',
      text: t(messages.namesakeFound, {
        card: [other.name, other.title].filter(Boolean).map(isolatedText).join(', '),
      }),
      action: { label: t(messages.openNamesakeButton), run: () => void navigate(places.card(other.id)) },
    });
  }

  function onMadeInPart(made: Details) {
    forgetLists();
    void reloadSession();
    leave(places.edit(made.id), { replace: true });
  }

  function leave(to: string, options?: { replace: boolean }) {
    isLeaving.current = true;
    void navigate(to, options);
  }

  /** Invalidates all queries that might show this card. */
  function forgetLists() {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first !== 'dict' && first !== 'skills' && first !== EDITED,
    });
  }

  function discard() {
    const dropped = editor.discard();
    frame.current?.focus();
    const action = { label: t(messages.undo), run: () => editor.bringBack(dropped) };
    showNotice({ text: t(messages.discarded), tone: 'info', action });
  }

  /** Discards unsaved changes and leaves, with an undo notice that restores them. */
  function cancel() {
    isLeaving.current = true;
    const { pathname } = location;
    if (isDirty) {
      const dropped = editor.discard();
      const run = () => {
        isLeaving.current = false;
        editor.bringBack(dropped);
        void navigate(pathname);
      };
      showNotice({ text: t(messages.discarded), tone: 'info', action: { label: t(messages.undo), run } });
    }
    const from = card ?? original?.card;
    void navigate(isStaff && from ? from.path : from ? places.card(from.id) : places.list);
  }

  // Focuses the first invalid field after each attempt to save, but not while errors are being fixed.
  useEffect(() => {
    if (attempt > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (document.querySelector('[role=dialog]')) return;
    void editor.save(card === null || card.is_draft ? 'draft' : 'publish');
  });
  useEffect(() => {
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);

  const state = useRef({ isDirty, isSafe });
  useEffect(() => {
    state.current = { isDirty, isSafe };
  });
  const isAtRisk = useCallback(() => !isLeaving.current && state.current.isDirty && !state.current.isSafe, []);
  // After leaving with unsaved changes, tells the user that a draft is kept.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      const { isDirty: isTyped, isSafe: isKept } = state.current;
      if (isLeaving.current || !isTyped || !isKept || location.pathname === pathname) return;
      showNotice({ text: t(messages.keptOnDevice), tone: 'info', lasts: 5000 });
    };
  }, []);

  const form = <CardEditorForm kind={kind} editor={editor} known={known} />;
  return (
    <Frame ref={frame} tabIndex={-1}>
      {restoredFrom !== null && (
        <Banner role="status">
          <History aria-hidden="true" />
          <p>
            {t(work.version === (card?.version ?? null) ? messages.restored : messages.restoredOutdated, {
              time: since(restoredFrom),
            })}
          </p>
          <Button $size="small" onPress={discard}>
            {t(messages.discardButton)}
          </Button>
        </Banner>
      )}
      {kind === 'talent' ? (
        <FillFromCv editor={editor} known={known}>
          {form}
        </FillFromCv>
      ) : (
        <>
          <FillFromJobText editor={editor} known={known} />
          {form}
          <JobHints fields={work.fields} isCompanys={area === 'company'} />
        </>
      )}
      <Told role="alert">
        {failure && (
          <Banner data-tone={failure.tone}>
            {failure.tone === 'offline' ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            <p>{failure.text}</p>
          </Banner>
        )}
      </Told>
      <ActionBar editor={editor} onPreview={() => void preview.open(work)} onCancel={cancel} />
      {preview.shown}
      {conflict && (
        <ConflictDialog
          kind={kind}
          base={work.base}
          mine={work.fields}
          card={conflict.theirs}
          known={known}
          onResolve={(fields) => editor.resolve(conflict, fields)}
          onClose={editor.cancelConflict}
        />
      )}
      <LeaveGuard isAtRisk={isAtRisk}>{t(messages.leaveWarning)}</LeaveGuard>
    </Frame>
  );
}

function copied(copy: Details): string {
  return t(messages.copyCreated, { name: ('name' in copy && copy.name) || copy.title });
}

/** Formats the time since `at` (milliseconds since 1970): `5 minutes ago`. */
function since(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000);
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (minutes < 1) return t(messages.justNow);
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 60 / 24), 'day');
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  outline: 0;
`;

const Told = styled.div`
  &:empty {
    display: none;
  }
`;

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block: 12px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--amber-soft);
  color: var(--amber);

  > p {
    flex: 1;
  }

  > .lucide {
    flex: none;
  }

  &[data-tone='error'] {
    background: var(--red-soft);
    color: var(--red);
  }

  ${NARROW} {
    flex-wrap: wrap;

    > p {
      flex-basis: calc(100% - 40px);
    }
  }
`;
