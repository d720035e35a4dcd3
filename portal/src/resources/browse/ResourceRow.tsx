import type { Resource } from '@crewdock/contract/resources';
import { formatYears } from '@crewdock/sdk/cards/years';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageSquare from 'lucide-react/icons/message-square';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SkillTags } from '../../cards/SkillTags.tsx';
import { t } from '../../i18n/translate.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  WorkListRow,
  RowActions,
  RowCells,
  RowDetails,
  RowMore,
  RowName,
} from '../../ui/patterns/rows/Rows.ts';
import { formatEngagementTypes, formatRelocation, formatResourceLocation, freeFrom, resourceRate } from '../words.ts';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';
import { useRowName } from '../../ui/patterns/rows/rowNames.ts';
import * as messages from './messages.ts';

export const COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(80px, max-content) minmax(172px, max-content) 84px',
  medium: 'minmax(0, 1fr) minmax(80px, max-content) minmax(172px, max-content) 84px',
};

interface Props {
  resource: Resource;
  onContact: () => void;
}

/** A resource that expands to its details and a button that contacts the provider. */
export function ResourceListRow({ resource, onContact }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, title, skills, summary, experience, seniority, english_level, work_authorization, provider } = resource;
  const rowName = useRowName(resource.uid, name);
  const facts = [
    seniority?.label,
    english_level && t(messages.englishFact, { level: english_level.name }),
    experience !== null && formatYears(experience),
    formatResourceLocation(resource),
    formatEngagementTypes(resource),
    work_authorization && t(messages.workAuthorizationFact, { authorization: work_authorization }),
    formatRelocation(resource),
    provider && t(messages.providerFact, { provider }),
  ];
  return (
    <WorkListRow data-open={isOpen || undefined}>
      <RowName>
        <h2>
          <UserText as="line">{name}</UserText>
        </h2>
      </RowName>
      <RowCells>
        <RowDetails>
          <WorkListCell>
            <UserText as="line">{title}</UserText>
          </WorkListCell>
          <WorkListCell>
            <UserText as="line">{formatResourceLocation(resource)}</UserText>
          </WorkListCell>
        </RowDetails>
        <WorkListCell $end>{resourceRate(resource)}</WorkListCell>
        <WorkListCell $end>{freeFrom(resource)}</WorkListCell>
      </RowCells>
      <RowActions>
        <IconButton aria-label={t(messages.contactTitle, { name: rowName })} onPress={onContact}>
          <MessageSquare aria-hidden="true" />
        </IconButton>
        <Toggle
          aria-label={t(messages.moreButton, { name: rowName })}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </Toggle>
      </RowActions>
      <RowMore id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Facts>
              <UserTexts parts={facts} />
            </Facts>
            {skills.length > 0 && <SkillTags skills={skills} most={20} />}
            {summary && (
              <Text>
                <UserText as="paragraphs">{summary}</UserText>
              </Text>
            )}
          </>
        )}
      </RowMore>
    </WorkListRow>
  );
}

const Toggle = styled(IconButton)`
  > .lucide {
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 180deg;
  }
`;

const Facts = styled.p`
  color: var(--muted);
`;

const Text = styled.p`
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
