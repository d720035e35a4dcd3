import { useMutation } from '@tanstack/react-query';
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
    <SettingsControlSection
      title="Your data"
      about="Your profile, your cards, your files and what else we keep of you, in one ZIP archive."
    >
      <Button isPending={isPending} onPress={() => mutate()}>
        {isPending ? 'Collecting…' : 'Download my data'}
      </Button>
      <Hint role="status">{isSuccess && 'The file is among your downloads. Keep it to yourself: it names you.'}</Hint>
    </SettingsControlSection>
  );
}
