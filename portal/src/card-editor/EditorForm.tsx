import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { Form } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Switch } from '../ui/primitives/Switch.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import { downloadUploadedCv } from '../cards/cv.ts';
import type { Dictionaries } from './dictionaries.ts';
import * as messages from './messages.ts';
import { PhotoField } from './photo/PhotoField.tsx';
import { rankCost } from './rank.ts';
import { RateFields } from './RateFields.tsx';
import { Section } from '../ui/patterns/Section.tsx';
import { FieldColumns } from './Row.ts';
import { AvailabilitySection } from './sections/AvailabilitySection.tsx';
import { CvSection } from './sections/CvSection.tsx';
import { EducationSection } from './sections/EducationSection.tsx';
import { ExperienceSection } from './sections/ExperienceSection.tsx';
import { LevelSection } from './sections/LevelSection.tsx';
import { LinksSection } from './sections/LinksSection.tsx';
import { LocationSection } from './sections/LocationSection.tsx';
import { QuestionsSection } from './sections/QuestionsSection.tsx';
import { SkillsSection } from './sections/SkillsSection.tsx';
import { SummarySection } from './sections/SummarySection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';
import { useAskedField } from './useAskedField.ts';
import type { EditorController } from './useEditor.ts';
import { CARD_FIELD_LABELS } from '../cards/labels/fieldLabels.ts';

interface Props {
  kind: CardKind;
  editor: EditorController;
  known: Dictionaries;
}

/** All fields of a card, in sections. */
export function CardEditorForm({ kind, editor, known }: Props) {
  useAskedField();
  const { work, errors, change } = editor;
  const { fields, card } = work;
  const isTalent = kind === 'talent';
  const cost = rankCost(kind, fields);
  const former = card && 'photo' in card ? card : null;
  return (
    <Fields
      // Remounts the uncontrolled fields after values were changed by code instead of the user.
      key={editor.round}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={(event) => event.preventDefault()}
    >
      <Section title={t(messages.basicsTitle, { kind })} about={t(messages.basicsText, { kind })}>
        {isTalent && (
          <PhotoField
            photo={work.photo === undefined ? (former?.photo ?? null) : work.photo}
            placeholder={former?.placeholder ?? 1}
            error={errors['photo']}
            onChange={(photo) => change({}, { photo })}
          />
        )}
        {isTalent && (
          <TextField
            name="name"
            label={t(CARD_FIELD_LABELS.name)}
            autoComplete="off"
            isRequired={CARD_FIELDS.name.required}
            maxLength={CARD_FIELDS.name.max}
            value={fields.name}
            onChange={(name) => change({ name })}
          />
        )}
        <TextField
          name="title"
          label={t(CARD_FIELD_LABELS.title)}
          placeholder={t(messages.titlePlaceholder, { kind })}
          autoComplete="off"
          isRequired={CARD_FIELDS.title.required}
          maxLength={CARD_FIELDS.title.max}
          value={fields.title}
          onChange={(title) => change({ title })}
        />
        {!isTalent && (
          <FieldColumns>
            <TextField
              name="company_name"
              label={t(CARD_FIELD_LABELS.company_name)}
              autoComplete="organization"
              maxLength={CARD_FIELDS.company_name.max}
              value={fields.company_name}
              onChange={(company_name) => change({ company_name })}
            />
            <TextField
              name="specific_project"
              label={t(CARD_FIELD_LABELS.specific_project)}
              autoComplete="off"
              maxLength={CARD_FIELDS.specific_project.max}
              value={fields.specific_project}
              onChange={(specific_project) => change({ specific_project })}
            />
          </FieldColumns>
        )}
      </Section>

      {!isTalent && (
        <TermsSection
          headcount={fields.headcount}
          start_date={fields.start_date}
          duration={fields.duration}
          engagement={fields.engagement}
          hours_per_week={fields.hours_per_week}
          known={known}
          change={change}
        />
      )}

      <SkillsSection skills={fields.skills} isTalent={isTalent} change={change} />

      <LevelSection
        seniority={fields.seniority}
        english_level={fields.english_level}
        languages={fields.languages}
        specializations={fields.specializations}
        full_stack={fields.full_stack}
        industries={fields.industries}
        isTalent={isTalent}
        errors={errors}
        known={known}
        change={change}
      />

      <Section title={t(messages.ratesTitle)} about={t(messages.ratesText)}>
        <RateFields kind={kind} fields={fields} errors={errors} onChange={change} />
      </Section>

      {isTalent && (
        <AvailabilitySection
          available_from={fields.available_from}
          notice_period={fields.notice_period}
          change={change}
        />
      )}

      <LocationSection
        country={fields.country}
        city={fields.city}
        region={fields.region}
        countries={fields.countries}
        time_zone={fields.time_zone}
        work_mode={fields.work_mode}
        overlap_time_zone={fields.overlap_time_zone}
        overlap_hours={fields.overlap_hours}
        isTalent={isTalent}
        known={known}
        change={change}
      />

      <SummarySection summary={fields.summary} error={errors['summary']} isTalent={isTalent} change={change} />

      {isTalent && (
        <>
          <ExperienceSection jobs={fields.work_experience} errors={errors} change={change} />
          <EducationSection courses={fields.education} errors={errors} change={change} />
          <LinksSection links={fields.links} errors={errors} change={change} />
          <CvSection
            cv={work.cv}
            cv_is_shared={fields.cv_is_shared}
            cv_shows_rates={fields.cv_shows_rates}
            download={card?.has_cv ? () => downloadUploadedCv(card) : null}
            error={errors['cv']}
            sending={editor.sending}
            change={change}
          />
        </>
      )}

      {!isTalent && <QuestionsSection questions={fields.questions} errors={errors} change={change} />}

      <Section title={t(messages.visibilityTitle)}>
        <Choice>
          <Switch isSelected={fields.is_private} onChange={(is_private) => change({ is_private })}>
            {t(CARD_FIELD_LABELS.is_private)}
          </Switch>
          <p>{t(messages.privateText)}</p>
        </Choice>
        <Choice>
          <Switch isSelected={fields.is_on_hold} onChange={(is_on_hold) => change({ is_on_hold })}>
            {t(CARD_FIELD_LABELS.is_on_hold)}
          </Switch>
          <p>{t(messages.onHoldText)}</p>
        </Choice>
        {cost && <Cost>{cost}</Cost>}
      </Section>
    </Fields>
  );
}

const Fields = styled(Form)`
  /* Focused controls are never covered by the action bar at the bottom. */
  :is(input, button, select, [role='textbox'], [data-skill]) {
    scroll-margin-block: 24px 120px;
  }
`;

const Cost = styled.p`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Choice = styled.div`
  > p {
    padding-inline-start: 42px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
