import type { MarketType } from '@crewdock/contract/market';
import { Form } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { PickMany } from '../../ui/PickMany.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CvField } from './CvField.tsx';
import type { Dictionaries } from './dictionaries.ts';
import { LocationFields } from './LocationFields.tsx';
import { PhotoField } from './photo/PhotoField.tsx';
import { RateFields } from './RateFields.tsx';
import { Section } from '../../ui/Section.tsx';
import { Row } from './Row.ts';
import { SkillsField } from './skills/SkillsField.tsx';
import { SummaryField } from './SummaryField.tsx';
import type { Editor } from './useEditor.ts';

const MOST_OPTIONS = 20;

interface Props {
  type: MarketType;
  editor: Editor;
  known: Dictionaries;
}

/** Everything that can be said of a card, in sections. */
export function EditorForm({ type, editor, known }: Props) {
  const { work, errors, change } = editor;
  const { fields, card } = work;
  const isTalent = type === 'talents';
  const former = card && 'photo' in card ? card : null;
  const groups = known.specializations.map(({ id, label, specializations }) => ({
    id,
    label,
    options: specializations,
  }));
  return (
    <Fields
      // What a person doesn't type puts other values into fields that keep their own.
      key={editor.round}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={(event) => event.preventDefault()}
    >
      <Section title={isTalent ? 'Who it is' : 'What it is'} about={isTalent ? ABOUT_TALENT : ABOUT_JOB}>
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
            label="Name"
            autoComplete="off"
            isRequired
            maxLength={120}
            value={fields.name}
            onChange={(name) => change({ name })}
          />
        )}
        <TextField
          name="title"
          label="Title"
          placeholder={isTalent ? 'Senior React developer' : 'React developer for a booking platform'}
          autoComplete="off"
          isRequired
          maxLength={160}
          value={fields.title}
          onChange={(title) => change({ title })}
        />
        {!isTalent && (
          <Row>
            <TextField
              name="company_name"
              label="Company"
              autoComplete="organization"
              maxLength={120}
              value={fields.company_name}
              onChange={(company_name) => change({ company_name })}
            />
            <SelectField
              label="Duration"
              none="Not said"
              options={known.durations}
              value={fields.duration}
              onChange={(duration) => change({ duration })}
            />
          </Row>
        )}
      </Section>

      <Section
        title="Skills"
        about={`With years, where they matter. ${isTalent ? 'Main ones come first on the card.' : 'Main ones are what the job can’t do without.'}`}
      >
        <SkillsField skills={fields.skills} onChange={(to) => change((now) => ({ skills: to(now.skills) }))} />
      </Section>

      <Section title="Level">
        <Row>
          <SelectField
            label="Seniority"
            none="Not said"
            options={known.seniorities}
            value={fields.seniority}
            onChange={(seniority) => change({ seniority })}
          />
          <SelectField
            label="English"
            none="Not said"
            options={known.english.map(({ id, name }) => ({ id, label: name }))}
            value={fields.english_level}
            onChange={(english_level) => change({ english_level })}
          />
        </Row>
        <PickMany
          name="specializations"
          label="Specializations"
          options={groups}
          picked={fields.specializations}
          max={MOST_OPTIONS}
          onChange={(specializations) => change({ specializations })}
        />
        <Checkbox isSelected={fields.full_stack} onChange={(full_stack) => change({ full_stack })}>
          Full stack
        </Checkbox>
        <PickMany
          name="industries"
          label="Industries"
          options={known.industries}
          picked={fields.industries}
          max={MOST_OPTIONS}
          onChange={(industries) => change({ industries })}
        />
      </Section>

      <Section title="Rates" about="In US dollars. Leave out what you don’t want to say.">
        <RateFields type={type} fields={fields} errors={errors} onChange={change} />
      </Section>

      <Section title="Location" about={isTalent ? undefined : 'Where the work may be done from. None: anywhere.'}>
        {isTalent ? (
          <LocationFields fields={fields} countries={known.countries} onChange={change} />
        ) : (
          <PickMany
            name="countries"
            label="Countries"
            placeholder={fields.countries.length === 0 ? 'Anywhere' : undefined}
            options={known.countries.map(({ code, label }) => ({ id: code, label }))}
            picked={fields.countries}
            max={known.countries.length}
            onChange={(countries) => change({ countries })}
          />
        )}
      </Section>

      <Section
        title={isTalent ? 'About' : 'The work'}
        about={
          isTalent ? 'Experience, projects, what they look for.' : 'What is to be done, with whom, and how you work.'
        }
      >
        <SummaryField
          label="Summary"
          description="Headings, lists and links are kept; colours and fonts of what you paste are not."
          error={errors['summary']}
          initial={fields.summary}
          onChange={(summary) => change({ summary })}
        />
      </Section>

      {isTalent && (
        <Section title="CV" about="One is made of this card by itself, as a PDF. You can add your own.">
          <CvField
            uploaded={card?.has_cv ? `/api/talents/${card.id}/cv-upload/` : null}
            cv={work.cv}
            error={errors['cv']}
            onChange={(cv) => change({}, { cv })}
          />
        </Section>
      )}

      <Section title="Visibility">
        <Choice>
          <Switch isSelected={fields.is_private} onChange={(is_private) => change({ is_private })}>
            Private
          </Switch>
          <p>Only you, your company and our staff see it.</p>
        </Choice>
        <Choice>
          <Switch isSelected={fields.is_on_hold} onChange={(is_on_hold) => change({ is_on_hold })}>
            On hold
          </Switch>
          <p>Out of the market until you switch this off.</p>
        </Choice>
      </Section>
    </Fields>
  );
}

const ABOUT_TALENT = 'How others find and remember the talent.';
const ABOUT_JOB = 'The first lines that talents read.';

const Fields = styled(Form)`
  /* What takes the focus is never behind the bar below. */
  :is(input, button, select, [role='textbox'], [data-skill]) {
    scroll-margin-block: 24px 120px;
  }

  [data-field][data-required] label::after {
    content: ' *' / '';
    color: var(--red);
  }
`;

const Choice = styled.div`
  > p {
    padding-inline-start: 42px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
