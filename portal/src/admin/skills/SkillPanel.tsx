import type { skills } from '@crewdock/contract/staff/skills';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { SKILL_STATE_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  skill: Row<typeof skills>;
  onClose: () => void;
  edit: (column: 'is_approved' | 'merged_into', value: boolean | { id: number; name: string } | null) => void;
}

/** Side panel of a skill: author, number of cards, and similar skills that the skill may be an alias of. */
export function SkillPanel({ skill, onClose, edit }: Props) {
  const { id, name, state, is_approved, merged_into, is_public, cards, made_by, company, made } = skill;
  const { data: similar = [] } = useQuery(similarQuery(name));
  return (
    <Detail entry={id} kind={t(messages.kindLabel)} title={name} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.stateLabel)}>
          {merged_into ? t(messages.mergedInto, { name: merged_into.name }) : t(SKILL_STATE_LABELS[state])}
        </DetailFact>
        <DetailFact name={t(messages.visibilityLabel)}>
          {t(is_public ? messages.everyone : messages.creators)}
        </DetailFact>
        <DetailFact name={t(messages.cardsLabel)}>{cards}</DetailFact>
        <DetailFact name={t(messages.authorLabel)}>
          <UserText>{made_by?.name ?? t(messages.formerUser)}</UserText>
        </DetailFact>
        {company && (
          <DetailFact name={t(messages.portalLabel)}>
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        <DetailFact name={t(messages.addedLabel)}>
          <time dateTime={made}>{shortDate(made)}</time>
        </DetailFact>
      </dl>
      <Ways>
        {merged_into ? (
          <Button onPress={() => edit('merged_into', null)}>{t(messages.undoMergeButton)}</Button>
        ) : (
          <Button $kind={is_approved ? 'secondary' : 'primary'} onPress={() => edit('is_approved', !is_approved)}>
            {t(is_approved ? messages.withdrawApprovalButton : messages.approveButton)}
          </Button>
        )}
      </Ways>
      {!merged_into && (
        <Similar>
          <h3>{t(messages.similarTitle)}</h3>
          {similar
            .filter((other) => other.id !== id)
            .slice(0, 8)
            .map((other) => (
              <Button key={other.id} $size="small" onPress={() => edit('merged_into', other)}>
                <Trans message={messages.mergeButton} values={{ name: <UserText>{other.name}</UserText> }} />
              </Button>
            ))}
          <p>{t(messages.otherSkillText)}</p>
        </Similar>
      )}
    </Detail>
  );
}

/** Searches for skills with the first 60 % (at least three characters) of the name's longest word. */
function similarQuery(name: string) {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? name;
  const search = longest.slice(0, Math.max(3, Math.ceil(longest.length * 0.6)));
  return queryOptions({
    queryKey: ['similar-skills', search],
    queryFn: ({ signal }) =>
      call('GET /admin-panel/skills/options/{column}/', {
        params: { column: 'merged_into' },
        query: { search },
        signal,
      }),
  });
}

const Ways = styled.div`
  display: flex;
`;

const Similar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > h3,
  > p {
    flex-basis: 100%;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;
