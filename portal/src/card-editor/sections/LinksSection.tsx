import { CARD_FIELDS, LINK_LABEL_MAX, LINK_MAX } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import type { CardLinkEntry } from '../entries.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.links;
const EMPTY: CardLinkEntry = { url: '', label: '' };

interface Props {
  links: CardLinkEntry[];
  errors: Record<string, string>;
  change: FieldsUpdater;
}

export const LinksSection = memo(function LinksSection({ links, errors, change }: Props) {
  return (
    <Section title={t(CARD_FIELD_LABELS.links)} about={t(messages.linksText)}>
      <EntryList
        name="links"
        label={t(CARD_FIELD_LABELS.links)}
        noun="link"
        entries={links}
        max={max}
        empty={EMPTY}
        called={({ url, label: called }) => called || url}
        errors={errors}
        onChange={(to) => change((now) => ({ links: to(now.links) }))}
      >
        {(link, at, set) => (
          <FieldColumns>
            <TextField
              name={`links.${at}.url`}
              label={t(messages.addressLabel)}
              placeholder="https://"
              inputMode="url"
              autoComplete="off"
              isRequired
              maxLength={LINK_MAX}
              value={link.url}
              onChange={(url) => set({ url })}
            />
            <TextField
              name={`links.${at}.label`}
              label={t(messages.linkNameLabel)}
              placeholder={t(messages.linkNamePlaceholder)}
              autoComplete="off"
              maxLength={LINK_LABEL_MAX}
              value={link.label}
              onChange={(called) => set({ label: called })}
            />
          </FieldColumns>
        )}
      </EntryList>
    </Section>
  );
});
