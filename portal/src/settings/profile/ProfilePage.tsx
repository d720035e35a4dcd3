import { COMPANY_NAME_MAX, PERSON_NAME_MAX, PHONE_MAX, SKYPE_MAX, VIBER_MAX } from '@crewdock/contract/limits';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { SettingsControlSection } from '../Section.tsx';
import { WithProfile } from '../WithProfile.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NewsSection } from './NewsSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const TYPES = { 1: messages.client, 2: messages.provider, 3: messages.developer };

/** Settings page for name, contact details and preferences. */
export function ProfilePage() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <PictureSection profile={profile} />
          <SettingsControlSection
            title={t(messages.nameTitle)}
            about={t(profile.type ? TYPES[profile.type] : messages.staff)}
          >
            <ProfileForm
              name="name"
              profile={profile}
              fields={[
                {
                  name: 'first_name',
                  label: t(messages.firstNameLabel),
                  autoComplete: 'given-name',
                  isRequired: true,
                  maxLength: PERSON_NAME_MAX,
                },
                {
                  name: 'last_name',
                  label: t(messages.lastNameLabel),
                  autoComplete: 'family-name',
                  isRequired: true,
                  maxLength: PERSON_NAME_MAX,
                },
                {
                  name: 'company_name',
                  label: t(messages.companyLabel),
                  autoComplete: 'organization',
                  maxLength: COMPANY_NAME_MAX,
                },
              ]}
            />
          </SettingsControlSection>
          <EmailSection profile={profile} />
          <SettingsControlSection title={t(messages.contactTitle)} about={t(messages.contactAbout)}>
            <ProfileForm
              name="contact"
              profile={profile}
              fields={[
                {
                  name: 'phone_number',
                  label: t(messages.phoneLabel),
                  autoComplete: 'tel',
                  type: 'tel',
                  maxLength: PHONE_MAX,
                },
                { name: 'skype', label: t(messages.skypeLabel), autoComplete: 'off', maxLength: SKYPE_MAX },
                {
                  name: 'viber',
                  label: t(messages.viberLabel),
                  autoComplete: 'off',
                  type: 'tel',
                  maxLength: VIBER_MAX,
                },
              ]}
            />
          </SettingsControlSection>
          <NewsSection profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
