import type { CardKind } from '@crewdock/contract/kinds';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { CardHead } from '../../cards/CardHead.tsx';
import { Career } from '../../cards/Career.tsx';
import { FactTable } from '../../cards/FactTable.tsx';
import { SkillTable } from '../../cards/SkillTable.tsx';
import { Summary } from '../../cards/Summary.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import * as messages from '../messages.ts';
import type { EditorState } from '../work.ts';
import { WAYS, completeDate, isTyped, toOptionalRate } from '../entries.ts';

interface Props {
  kind: CardKind;
  work: EditorState;
  /** Sanitized HTML. */
  summary: string;
  known: Dictionaries;
  onClose: () => void;
}

/** A preview of the card as other users will see it. */
export function PreviewDialog({ kind, work, summary, known, onClose }: Props) {
  const card = cardOf(kind, work, known);
  return (
    <Dialog title={t(messages.previewTitle)} isWide isOpen onClose={onClose}>
      <Article>
        <CardHead card={card} />
        <SkillTable skills={card.skills} />
        <section>
          <h2>{t(messages.summaryTitle, { kind })}</h2>
          <Summary html={summary} />
        </section>
        {'work_experience' in card && <Career {...card} />}
        <FactTable card={card} />
      </Article>
      <DialogActions>
        <Button $kind="primary" autoFocus onPress={onClose}>
          {t(messages.keepEditingButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Builds a card from the form's values, without incomplete list items. */
function cardOf(kind: CardKind, { card, fields, photo }: EditorState, known: Dictionaries) {
  const countryOf = (code: string) => known.countries.filter((country) => country.code === code);
  const groups = known.specializations.flatMap(({ specializations }) => specializations);
  const shared = {
    id: card?.id ?? 0,
    public_id: '',
    path: '',
    // New skills have no id yet, but list keys must be unique.
    skills: fields.skills.map(({ id, image, ...skill }, at) => ({ ...skill, id: id ?? -at - 1, skill_image: image })),
    seniority: known.seniorities.find(({ id }) => id === fields.seniority) ?? null,
    english_level: known.english.find(({ id }) => id === fields.english_level) ?? null,
    specializations: groups.filter(({ id }) => fields.specializations.includes(id)),
    industries: known.industries.filter(({ id }) => fields.industries.includes(id)),
    hourly_rate: toOptionalRate(fields.hourly_rate),
    monthly_rate: toOptionalRate(fields.monthly_rate),
    is_verified: card?.is_verified ?? false,
    priority: card?.priority ?? 1,
    modified: new Date().toISOString(),
    title: fields.title.trim() || t(messages.untitled),
  };
  if (kind === 'request') {
    return {
      ...shared,
      company_name: fields.company_name.trim() || null,
      city: fields.city.trim() || null,
      region: fields.region.trim() || null,
      countries: fields.countries.flatMap(countryOf),
      duration: known.durations.find(({ id }) => id === fields.duration) ?? null,
      specific_project: fields.specific_project.trim() || null,
      headcount: fields.headcount ?? 1,
      start_date: fields.start_date || null,
      engagement: known.engagements.find(({ id }) => id === fields.engagement) ?? null,
      hours_per_week: fields.hours_per_week,
      work_mode: known.workModes.find(({ id }) => id === fields.work_mode) ?? null,
      overlap_time_zone: fields.overlap_time_zone,
      overlap_hours: fields.overlap_hours,
      questions: WAYS.questions.send(fields.questions),
    };
  }
  const former = card && 'photo' in card ? card : null;
  return {
    ...shared,
    name: fields.name.trim() || t(messages.unnamed),
    photo: photo === undefined ? (former?.photo ?? null) : photo,
    placeholder: former?.placeholder ?? 1,
    country: (fields.country !== null && countryOf(fields.country)[0]) || null,
    city: fields.city.trim() || null,
    work_experience: WAYS['work experience'].send(
      fields.work_experience
        .filter(isTyped)
        .map(({ from, to, ...job }) => ({ ...job, from: completeDate(from), to: completeDate(to) })),
    ),
    education: WAYS.education.send(fields.education.filter(isTyped)),
    languages: WAYS.languages.send(fields.languages),
    links: WAYS.links.send(fields.links.filter(({ url }) => url.trim() !== '')),
    time_zone: fields.time_zone,
    available_from: fields.available_from || null,
    notice_period: fields.notice_period,
  };
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 {
    margin-block-end: 12px;
    font-size: 1rem;
  }
`;
