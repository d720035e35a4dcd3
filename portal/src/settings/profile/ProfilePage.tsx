import { COMPANY_NAME_MAX, PERSON_NAME_MAX, PHONE_MAX, SKYPE_MAX, VIBER_MAX } from '@crewdock/contract/limits';
import { SettingsControlSection } from '../Section.tsx';
import { WithProfile } from '../WithProfile.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NewsSection } from './NewsSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const TYPES = { 1: 'a client', 2: 'a talent provider', 3: 'a remote developer' };

/** Settings page for name, contact details and preferences. */
export function ProfilePage() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <PictureSection profile={profile} />
          <SettingsControlSection
            title="Name"
            about={`You are here as ${profile.type ? TYPES[profile.type] : 'a member of the staff'}.`}
          >
            <ProfileForm
              name="name"
              profile={profile}
              fields={[
                {
                  name: 'first_name',
                  label: 'First name',
                  autoComplete: 'given-name',
                  isRequired: true,
                  maxLength: PERSON_NAME_MAX,
                },
                {
                  name: 'last_name',
                  label: 'Last name',
                  autoComplete: 'family-name',
                  isRequired: true,
                  maxLength: PERSON_NAME_MAX,
                },
                { name: 'company_name', label: 'Company', autoComplete: 'organization', maxLength: COMPANY_NAME_MAX },
              ]}
            />
          </SettingsControlSection>
          <EmailSection profile={profile} />
          <SettingsControlSection
            title="Contact details"
            about="For the people you work with here. Leave out what you don’t use."
          >
            <ProfileForm
              name="contact"
              profile={profile}
              fields={[
                { name: 'phone_number', label: 'Phone', autoComplete: 'tel', type: 'tel', maxLength: PHONE_MAX },
                { name: 'skype', label: 'Skype', autoComplete: 'off', maxLength: SKYPE_MAX },
                { name: 'viber', label: 'Viber', autoComplete: 'off', type: 'tel', maxLength: VIBER_MAX },
              ]}
            />
          </SettingsControlSection>
          <NewsSection profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
