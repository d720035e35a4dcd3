import type { ResourceStatus } from '@crewdock/contract/resource-status';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { fieldLook } from '../../ui/styles/fieldLook.ts';
import { MoreMenu } from '../../ui/patterns/MoreMenu.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import type { OwnResource } from '../queries.ts';
import { stillFree } from '../messages.ts';
import { getResourceStatusOptions } from '../words.ts';
import { InlineField } from './InlineField.tsx';
import * as messages from './messages.ts';
import { openCv } from './openCv.ts';
import { OwnGrid } from './OwnGrid.ts';
import { changeInline, confirmAvailability, removeOne } from './useOwn.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { useRowName } from '../../ui/patterns/rows/rowNames.ts';

interface Props {
  resource: OwnResource;
  isPicked: boolean;
  onPick: (uid: string, isPicked: boolean) => void;
}

/** A row of the user's resources. Status, date and rate are edited in place. */
export const OwnResourceRow = memo(function OwnRow({ resource, isPicked, onPick }: Props) {
  const { uid, name, title, available_from, hourly_rate, own } = resource;
  const rowName = useRowName(uid, name);
  const navigate = useNavigate();
  const place = `/available-resources/edit/${uid}`;
  return (
    <OwnGrid as="article" data-resource={uid}>
      <Checkbox isSelected={isPicked} onChange={(isOn) => onPick(uid, isOn)}>
        <VisuallyHidden>
          <Trans message={messages.selectRow} values={{ name: <UserText>{rowName}</UserText> }} />
        </VisuallyHidden>
      </Checkbox>
      <Name>
        <Link to={place}>
          <UserText as="line">{name}</UserText>
        </Link>
        <small>
          <UserText as="line">{title}</UserText>
        </small>
      </Name>
      <Status
        aria-label={t(messages.rowStatusLabel, { name: rowName })}
        value={own.status}
        onChange={({ target }) => void changeInline(resource, { status: target.value as ResourceStatus })}
      >
        {getResourceStatusOptions().map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Status>
      <InlineField
        label={t(messages.rowFreeFromLabel, { name: rowName })}
        type="date"
        value={available_from}
        onCommit={async (day) => day !== '' && changeInline(resource, { available_from: day })}
      />
      <Rate>
        <span aria-hidden="true">$</span>
        <InlineField
          label={t(messages.rowRateLabel, { name: rowName })}
          type="number"
          value={hourly_rate === null ? '' : String(hourly_rate)}
          onCommit={(rate) => changeInline(resource, { hourly_rate: rate === '' ? null : Number(rate) })}
        />
        <span aria-hidden="true">{t(messages.hourlyUnit)}</span>
      </Rate>
      <Fresh>
        <small title={shortDate(own.confirmed)}>{t(messages.confirmed, { when: relativeDate(own.confirmed) })}</small>
        {(own.status === 'available' || own.status === 'unknown') && (
          <Button
            $size="small"
            aria-label={t(messages.stillFreeButtonName, { name: rowName })}
            onPress={() => void confirmAvailability([uid])}
          >
            <Check aria-hidden="true" />
            {t(stillFree)}
          </Button>
        )}
      </Fresh>
      <MoreMenu
        label={t(messages.moreMenu, { name: rowName })}
        entries={[
          { label: t(messages.editEntry), icon: Pencil, run: () => void navigate(place) },
          own.has_cv && { label: t(messages.showCvEntry), icon: FileText, run: () => void openCv(uid) },
          { label: t(messages.deleteEntry), icon: Trash2, run: () => void removeOne(resource) },
        ]}
      />
    </OwnGrid>
  );
});

const Name = styled.div`
  display: grid;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > a {
    color: inherit;
    font-weight: 500;
  }

  > small {
    color: var(--muted);
  }
`;

const Status = styled.select`
  ${fieldLook}
  min-block-size: 36px;
  padding-inline: 8px;

  > option {
    background: var(--raised);
  }
`;

const Rate = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--muted);

  > input {
    flex: 1;
    inline-size: 0;
  }
`;

const Fresh = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
  min-inline-size: 0;

  > small {
    color: var(--muted);
  }
`;
