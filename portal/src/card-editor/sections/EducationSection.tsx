import { isolatedText } from '@crewdock/contract/isolated-text';
import { CARD_FIELDS, DEGREE_MAX, SCHOOL_MAX } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { formatDateRange } from '../../cards/career.ts';
import type { CourseEntry } from '../entries.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.education;
const EMPTY: CourseEntry = { school: '', degree: '', from: '', to: '' };

interface Props {
  courses: CourseEntry[];
  errors: Record<string, string>;
  change: FieldsUpdater;
}

export const EducationSection = memo(function EducationSection({ courses, errors, change }: Props) {
  return (
    <Section title={t(CARD_FIELD_LABELS.education)} about={t(messages.educationText)}>
      <EntryList
        name="education"
        label={t(CARD_FIELD_LABELS.education)}
        noun="school"
        entries={courses}
        max={max}
        empty={EMPTY}
        isNewestFirst
        isFolded
        called={calledOf}
        errors={errors}
        onChange={(to) => change((now) => ({ education: to(now.education) }))}
      >
        {(course, at, set) => (
          <>
            <FieldColumns>
              <TextField
                name={`education.${at}.school`}
                label={t(messages.schoolLabel)}
                autoComplete="off"
                isRequired
                maxLength={SCHOOL_MAX}
                value={course.school}
                onChange={(school) => set({ school })}
              />
              <TextField
                name={`education.${at}.degree`}
                label={t(messages.degreeLabel)}
                autoComplete="off"
                maxLength={DEGREE_MAX}
                value={course.degree}
                onChange={(degree) => set({ degree })}
              />
            </FieldColumns>
            <FieldColumns>
              {(['from', 'to'] as const).map((part) => (
                <TextField
                  key={part}
                  name={`education.${at}.${part}`}
                  label={t(part === 'from' ? messages.startYearLabel : messages.endYearLabel)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={course[part]}
                  onChange={(year) => set({ [part]: year.replaceAll(/\D/g, '') })}
                />
              ))}
            </FieldColumns>
          </>
        )}
      </EntryList>
    </Section>
  );
});

function calledOf({ school, degree, from, to }: CourseEntry): string {
  return [isolatedText(degree), isolatedText(school), formatDateRange(from || null, to || null)]
    .filter(Boolean)
    .join(', ');
}
