import type { CompanySettings } from '@crewdock/contract/company-settings';
import { COMPANY_NAME_MAX, HEADER_TITLE_MAX } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { ColorInput, isColor } from '../../embed/ColorInput.tsx';
import { Contrast, LEAST } from '../../embed/Contrast.tsx';
import { queryClient } from '../../queryClient.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { Hint } from '../../ui/primitives/Hint.ts';
import { LeaveGuard } from '../../ui/patterns/LeaveGuard.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { settingsQuery } from '../queries.ts';
import { Domains } from './domain/Domains.tsx';
import { CompanyExportSection } from './export/ExportSection.tsx';
import { Legal, type LegalSettings } from './Legal.tsx';
import { Logos } from './Logos.tsx';
import { ResumeTemplates } from './ResumeTemplates.tsx';
import { MailSettingsSection, type MailSettings } from './Mails.tsx';

/** Settings page: the company's name, appearance and features. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery());
  const { hash } = useLocation();
  const isLoaded = data !== undefined;
  // The URL's hash can refer to an element that is rendered only after the settings have loaded.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.title)}</h1>
        <ButtonLink to="/admin/settings/check">{t(messages.checkLink)}</ButtonLink>
      </ListHead>
      <AdminTabs />
      {data ? (
        <>
          <Settings key={JSON.stringify(data)} was={withoutVersion(data)} />
          <Domains />
          <CompanyExportSection />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={640} />
      )}
    </ListLayout>
  );
}

type Field = 'name' | 'header_title' | 'brand_color' | 'font_color' | keyof MailSettings | keyof LegalSettings;

/**
 * Removes the version, because saving a logo, which is a separate call, also increases it. Instead, the form sends the
 * values that it showed when it was opened.
 */
function withoutVersion({ version: _version, ...settings }: CompanySettings & { version: number }): CompanySettings {
  return settings;
}

function Settings({ was }: { was: CompanySettings }) {
  const [settings, setSettings] = useState(was);
  const set = (change: Partial<CompanySettings>) => setSettings({ ...settings, ...change });
  const names = Object.keys(was) as (keyof CompanySettings)[];
  const changed = names.filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(was[name]));
  const form = useSubmit<Field>(async () => {
    const change = Object.fromEntries(changed.map((name) => [name, settings[name]]));
    try {
      const saved = await call('PATCH /company/settings/', { body: { ...change, was } });
      queryClient.setQueryData(settingsQuery().queryKey, saved);
    } catch (error) {
      // Version conflict: loads the other user's changes, so that the user can repeat the edit.
      const refusal = ApiError.of(error);
      if (refusal.status === 409) await queryClient.invalidateQueries(settingsQuery());
      throw error;
    }
    showNotice({ text: t(messages.saved), lasts: 5000 });
  });
  return (
    <Form form={form}>
      <Section title={t(messages.nameTitle)} anchor="name" about={t(messages.nameAbout)}>
        <TextField
          name="name"
          label={t(messages.nameLabel)}
          isRequired
          maxLength={COMPANY_NAME_MAX}
          value={settings.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          name="header_title"
          label={t(messages.headerTitleLabel)}
          description={t(messages.headerTitleDescription)}
          maxLength={HEADER_TITLE_MAX}
          value={settings.header_title ?? ''}
          onChange={(title) => set({ header_title: title === '' ? null : title })}
        />
      </Section>
      <Logos />
      <Section title={t(messages.colorsTitle)} anchor="colours" about={t(messages.colorsAbout, { min: LEAST })}>
        <ColorInput
          name="brand_color"
          label={t(messages.brandColorLabel)}
          description={t(messages.brandColorDescription)}
          value={settings.brand_color}
          standard={was.brand_color}
          onChange={(color) => set({ brand_color: color })}
          onReset={() => set({ brand_color: was.brand_color })}
        />
        <ColorInput
          name="font_color"
          label={t(messages.fontColorLabel)}
          description={t(messages.fontColorDescription)}
          value={settings.font_color}
          standard={was.font_color}
          onChange={(color) => set({ font_color: color })}
          onReset={() => set({ font_color: was.font_color })}
        />
        <Contrast
          brand={isColor(settings.brand_color) ? settings.brand_color : was.brand_color}
          font={isColor(settings.font_color) ? settings.font_color : was.font_color}
        />
      </Section>
      <ResumeTemplates chosen={settings.resume_template} onChange={(resume_template) => set({ resume_template })} />
      <Section title={t(messages.portalTitle)} anchor="portal">
        <Switch isSelected={settings.market_enabled} onChange={(is) => set({ market_enabled: is })}>
          {t(messages.marketLabel)}
        </Switch>
        <Hint>{t(messages.marketHint)}</Hint>
        <Switch
          isSelected={settings.interview_booking_enabled}
          onChange={(is) => set({ interview_booking_enabled: is })}
        >
          {t(messages.bookingLabel)}
        </Switch>
        <Switch isSelected={settings.card_id_publicly_visible} onChange={(is) => set({ card_id_publicly_visible: is })}>
          {t(messages.idsLabel)}
        </Switch>
        <Hint>{t(messages.idsHint)}</Hint>
      </Section>
      <MailSettingsSection settings={settings} set={set} />
      <Legal settings={settings} errors={form.errors} set={set} />
      <FormMessage />
      <Actions>
        <SubmitButton>{t(messages.saveButton)}</SubmitButton>
      </Actions>
      <LeaveGuard isAtRisk={() => changed.length > 0 && !form.isPending}>{t(messages.unsavedChanges)}</LeaveGuard>
    </Form>
  );
}
