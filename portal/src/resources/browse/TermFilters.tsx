import type { EngagementType } from '@crewdock/contract/engagement-types';
import type { ResourceFacets } from '@crewdock/contract/resources';
import { t } from '../../i18n/translate.ts';
import { FilterSection } from '../../market/filters/FilterSection.tsx';
import { OptionCount } from '../../market/filters/OptionCount.tsx';
import { OptionList } from '../../market/filters/OptionList.tsx';
import { plainField } from '../../market/filters/PlainForm.tsx';
import { withTick } from '../../market/filters/withTick.ts';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';
import type { ResourceView } from '../queries.ts';
import * as messages from './messages.ts';

interface Props {
  view: ResourceView;
  facets: ResourceFacets;
  change: (change: (view: ResourceView) => ResourceView) => void | Promise<void>;
}

/** Filters by engagement, work authorization and relocation, with the number of results for each value. */
export function TermFilterSections({ view, facets, change }: Props) {
  const { engagement_types = [], work_authorization = [], relocation } = view;
  const chosen = relocation === undefined ? '' : relocation ? '1' : '0';
  const [answer, choose] = useChosen<string>(chosen, (next) =>
    change((from) => ({ ...from, relocation: next === '' ? undefined : next === '1' })),
  );
  // Picked values without results, which would otherwise have no checkbox.
  const missing = work_authorization.filter((permit) => !facets.work_authorization.some(({ id }) => id === permit));
  return (
    <>
      <FilterSection title={t(messages.engagementFilter)} active={engagement_types.length} startsOpen>
        <OptionList<string>
          name="engagement_types"
          options={facets.engagement_types}
          picked={engagement_types}
          onTick={(type, on) =>
            change((from) => ({
              ...from,
              engagement_types: withTick(from.engagement_types, type as EngagementType, on),
            }))
          }
        />
      </FilterSection>
      {facets.work_authorization.length + missing.length > 0 && (
        <FilterSection title={t(messages.workAuthorizationFilter)} active={work_authorization.length}>
          <OptionList<string>
            name="work_authorization"
            options={[...facets.work_authorization, ...missing.map((id) => ({ id, label: id, count: 0 }))]}
            picked={work_authorization}
            onTick={(permit, on) =>
              change((from) => ({ ...from, work_authorization: withTick(from.work_authorization, permit, on) }))
            }
          />
        </FilterSection>
      )}
      <FilterSection title={t(messages.relocationFilter)} active={relocation === undefined ? 0 : 1}>
        <RadioList
          label={t(messages.relocationFilter)}
          {...plainField('relocation')}
          value={answer}
          options={[
            { id: '', label: t(messages.anyValue) },
            ...facets.relocation.map(({ id, label, count }) => ({
              id,
              label: (
                <>
                  <span>{label}</span>
                  <OptionCount count={count} />
                </>
              ),
            })),
          ]}
          onChange={choose}
        />
      </FilterSection>
    </>
  );
}
