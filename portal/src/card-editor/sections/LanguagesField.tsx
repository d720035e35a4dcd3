import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { LANGUAGE_CODES, LANGUAGE_LEVELS } from '@crewdock/contract/languages';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { labelLook } from '../../ui/styles/fieldLook.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { languageName, levelName } from '../../cards/career.ts';
import type { LanguageEntry } from '../entries.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.languages;
const EMPTY: LanguageEntry = { code: null, level: null };
/** Languages to choose from, without English, which has a separate field. */
const OFFERED = LANGUAGE_CODES.filter((code) => code !== 'en')
  .map((code) => ({ id: code, label: languageName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
const getLevelOptions = () => LANGUAGE_LEVELS.map((level) => ({ id: level, label: levelName(level) }));

interface Props {
  languages: LanguageEntry[];
  errors: Record<string, string>;
  change: FieldsUpdater;
}

/** A talent's languages other than English. */
export function LanguagesField({ languages, errors, change }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Name id={id}>{t(CARD_FIELD_LABELS.languages)}</Name>
      <EntryList
        name="languages"
        label={t(CARD_FIELD_LABELS.languages)}
        noun="language"
        entries={languages}
        max={max}
        empty={EMPTY}
        called={({ code }) => (code ? languageName(code) : '')}
        errors={errors}
        onChange={(to) => change((now) => ({ languages: to(now.languages) }))}
      >
        {(language, at, set) => (
          <FieldColumns>
            <SelectField
              label={t(messages.languageLabel)}
              none={t(messages.chooseOne)}
              isRequired
              options={OFFERED.filter(
                ({ id: code }) => code === language.code || !languages.some((other) => other.code === code),
              )}
              value={language.code}
              error={errors[`languages.${at}.code`]}
              onChange={(code) => set({ code })}
            />
            <SelectField
              label={t(messages.languageLevelLabel)}
              none={t(messages.chooseOne)}
              isRequired
              options={getLevelOptions()}
              value={language.level}
              error={errors[`languages.${at}.level`]}
              onChange={(level) => set({ level })}
            />
          </FieldColumns>
        )}
      </EntryList>
    </div>
  );
}

const Name = styled.p`
  ${labelLook}
`;
