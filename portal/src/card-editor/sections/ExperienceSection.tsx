import { formatEmploymentDates } from '@crewdock/contract/employment-period';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { CARD_FIELDS, DONE_MAX, JOB_TITLE_MAX } from '@crewdock/contract/card-fields';
import { COMPANY_NAME_MAX } from '@crewdock/contract/limits';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { type JobEntry, completeDate } from '../entries.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { MonthFields } from '../lists/MonthFields.tsx';
import { Quarters } from '../lists/Quarters.ts';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.work_experience;
const EMPTY: JobEntry = { company: '', title: '', from: '', description: '', to: '', isCurrent: false };

interface Props {
  jobs: JobEntry[];
  errors: Record<string, string>;
  change: FieldsUpdater;
}

export const ExperienceSection = memo(function ExperienceSection({ jobs, errors, change }: Props) {
  return (
    <Section title={t(CARD_FIELD_LABELS.work_experience)} about={t(messages.experienceText)}>
      <EntryList
        name="work_experience"
        label={t(CARD_FIELD_LABELS.work_experience)}
        noun="job"
        entries={jobs}
        max={max}
        empty={EMPTY}
        isNewestFirst
        isFolded
        called={calledOf}
        errors={errors}
        onChange={(to) => change((now) => ({ work_experience: to(now.work_experience) }))}
      >
        {(job, at, set) => (
          <>
            <FieldColumns>
              <TextField
                name={`work_experience.${at}.title`}
                label={t(messages.jobTitleLabel)}
                autoComplete="off"
                isRequired
                maxLength={JOB_TITLE_MAX}
                value={job.title}
                onChange={(title) => set({ title })}
              />
              <TextField
                name={`work_experience.${at}.company`}
                label={t(messages.companyLabel)}
                autoComplete="off"
                maxLength={COMPANY_NAME_MAX}
                value={job.company}
                onChange={(company) => set({ company })}
              />
            </FieldColumns>
            <Quarters>
              <MonthFields
                name={`work_experience.${at}.from`}
                part="start"
                value={job.from}
                onChange={(from) => set({ from })}
              />
              {!job.isCurrent && (
                <MonthFields
                  name={`work_experience.${at}.to`}
                  part="end"
                  value={job.to}
                  onChange={(to) => set({ to })}
                />
              )}
            </Quarters>
            <Checkbox isSelected={job.isCurrent} onChange={(isCurrent) => set({ isCurrent, to: '' })}>
              {t(messages.currentJob)}
            </Checkbox>
            <TextArea
              name={`work_experience.${at}.description`}
              label={t(messages.jobDescriptionLabel)}
              rows={3}
              maxLength={DONE_MAX}
              value={job.description}
              onChange={(description) => set({ description })}
            />
          </>
        )}
      </EntryList>
    </Section>
  );
});

function calledOf({ title, company, from, to, isCurrent }: JobEntry): string {
  const dates = formatEmploymentDates(completeDate(from), isCurrent ? null : completeDate(to));
  return [isolatedText(title), isolatedText(company), dates].filter(Boolean).join(', ');
}
