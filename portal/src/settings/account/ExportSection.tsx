import { useMutation } from '@tanstack/react-query';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { saveFrom } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { tellFailedDownload } from '../../ui/patterns/refusal.ts';
import { SettingsControlSection } from '../Section.tsx';

/** Settings section in which the user downloads all data about themselves. */
export function AccountExportSection() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => saveFrom('/api/profile/export/'),
    onError: tellFailedDownload,
  });
  return (
    <SettingsControlSection title={t(messages.dataTitle)} about={t(messages.dataAbout)}>
      <Button isPending={isPending} onPress={() => mutate()}>
        {t(isPending ? messages.collecting : messages.downloadDataButton)}
      </Button>
      <Hint role="status">{isSuccess && t(messages.downloaded)}</Hint>
    </SettingsControlSection>
  );
}
