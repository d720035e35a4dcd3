import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { COMMENT_MAX, SEARCH_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { styled } from 'styled-components';
import { type AnyCard, isTalent } from '../cards/facts.ts';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { getMatchingOptions } from '../market/words.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { Select } from '../ui/primitives/Select.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { CandidateList } from './CandidateList.tsx';
import { type Candidate, type MatchingMode, marketCandidatesQuery, ownCandidatesQuery } from './candidates.ts';
import { notifyProposed, proposeCards } from './propose.ts';
import { getProposeLabel, getSubmitLabel } from './words.ts';
import { getAddLabel } from '../cards/words.ts';
import { $company } from '../session/company.ts';
import { isApplicant, getCreateCardPath } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

export interface ProposeDialogProps {
  /** Kind of `card`, for which other cards are proposed. */
  kind: CardKind;
  card: AnyCard;
  /**
   * Source of the proposed cards. `own`: the user's cards, for a card of the market. `market`: cards of the market, for
   * the user's card.
   */
  from?: 'own' | 'market';
  onClose: () => void;
  /** Called after proposals were sent, before the dialog closes. */
  onProposed?: () => void;
}

/** Dialog that selects several cards and proposes them for another card. Nothing is sent before submit. */
export default function ProposeDialog({ kind, card, from = 'own', onClose, onProposed }: ProposeDialogProps) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useDebouncedInput(search, setSearch);
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const [matching, setMatching] = useState<MatchingMode>('recommended');
  const asked = { kind, id: card.id, search: search.trim(), matching };
  const own = useInfiniteQuery({ ...ownCandidatesQuery(asked), enabled: from === 'own' });
  const session = useStore($session);
  const marketQuery = marketCandidatesQuery(asked, session?.staff);
  const market = useInfiniteQuery({ ...marketQuery, enabled: from === 'market' });
  const query = from === 'own' ? own : market;
  const items = getLoadedItems(query.data);
  const only = from === 'own' && asked.search === '' ? findOnlyChoice(items) : null;
  const chosen = picked ?? (only === null ? NONE : new Set([only]));
  const setChosen: Dispatch<SetStateAction<ReadonlySet<number>>> = (next) =>
    setPicked(typeof next === 'function' ? next(chosen) : next);
  const isApplying = isApplicant(from === 'own' ? KINDS[kind].other : kind, session);
  const { other } = KINDS[kind];
  const form = useSubmit<'comment'>(async ({ comment }) => {
    const { proposed, refused, error } = await proposeCards({ kind, id: card.id }, [...chosen], comment.trim());
    if (proposed.length > 0) {
      notifyProposed(proposed, isApplying);
      onProposed?.();
    }
    setChosen(new Set(refused));
    if (refused.length > 0) throw error;
    onClose();
  });
  const hasNone = items?.length === 0 && asked.search === '' && (from === 'own' || matching === 'all');
  return (
    <Dialog title={getTitle(kind, from, isApplying)} isOpen onClose={onClose}>
      <p>
        <Trans
          message={from === 'market' && isTalent(card) ? messages.proposedTalent : messages.proposedFor}
          values={{
            name: (
              <UserText>
                {isTalent(card) ? t(messages.nameAndTitle, { name: card.name, title: card.title }) : card.title}
              </UserText>
            ),
          }}
          components={{ b: <strong /> }}
        />
      </p>
      {hasNone ? (
        <Nothing from={from} kind={other} onClose={onClose} />
      ) : (
        <>
          <Filters>
            <SearchField
              aria-label={t(messages.candidatesSearch, { kind: other })}
              placeholder={t(messages.candidatesSearchPlaceholder, { kind: other })}
              maxLength={SEARCH_MAX}
              autoFocus
              value={draft}
              onChange={setDraft}
            />
            {from === 'market' && (
              <Select
                label={t(messages.matchingLabel)}
                value={matching}
                options={getMatchingOptions()}
                onChange={setMatching}
              />
            )}
          </Filters>
          {items ? (
            <CandidateList
              label={t(messages.candidatesLabel, { kind: other })}
              query={query}
              items={items}
              chosen={chosen}
              onChange={setChosen}
              empty={t(from === 'own' ? messages.candidatesNotFound : messages.marketNotFound, { kind: other })}
            />
          ) : query.isError ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Loading role="status" aria-label={t(messages.loading)}>
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} $height={40} />
              ))}
            </Loading>
          )}
          <Form form={form}>
            <TextArea name="comment" label={t(messages.messageLabel)} rows={2} maxLength={COMMENT_MAX} />
            <FormMessage />
            <Actions>
              <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
              {chosen.size === 0 ? (
                <Button $kind="primary" isDisabled>
                  {t(isApplying ? messages.applyButton : messages.proposeButton)}
                </Button>
              ) : (
                <SubmitButton>{t(getSubmitLabel(other, isApplying), { count: chosen.size })}</SubmitButton>
              )}
            </Actions>
          </Form>
        </>
      )}
    </Dialog>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** Returns the only card that can be chosen, which is then preselected; null if there are none or several. */
function findOnlyChoice(items: Candidate[] | undefined): number | null {
  const free = items?.filter(({ relation }) => relation === null) ?? [];
  return free.length === 1 ? free[0]!.card.id : null;
}

function getTitle(kind: CardKind, from: 'own' | 'market', isApplying: boolean): string {
  if (isApplying) return t(from === 'market' ? messages.applyForJobs : messages.applyForJob);
  return from === 'market' ? getProposeLabel(kind) : t(messages.proposeOwnTitle, { kind });
}

interface NothingProps {
  from: 'own' | 'market';
  kind: CardKind;
  onClose: () => void;
}

function Nothing({ from, kind, onClose }: NothingProps) {
  const session = useStore($session);
  const company = useStore($company);
  const create = session && getCreateCardPath(kind, session, company);
  return (
    <>
      <p>{t(from === 'market' ? messages.marketEmpty : messages.ownEmpty, { kind })}</p>
      <DialogActions>
        <Button onPress={onClose}>{t(messages.closeButton)}</Button>
        {from === 'own' && create && (
          <ButtonLink $kind="primary" to={create}>
            {getAddLabel(kind)}
          </ButtonLink>
        )}
      </DialogActions>
    </>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :first-child {
    flex: 1 1 200px;
  }
`;

/** Sticky, so that the buttons stay visible below long lists. */
const Actions = styled(DialogActions)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  margin-block-end: -16px;
  padding-block: 8px 16px;
  background: var(--raised);
`;

const Loading = styled.div`
  display: grid;
  gap: 12px;
`;
