import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Hint } from '../../ui/Hint.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { Section } from '../Section.tsx';

/** Downloads all data about the user. */
export function ExportSection() {
  const { mutate, isPending, isSuccess } = useMutation({
    async mutationFn() {
      const data = await call('GET /profile/export/', {});
      const day = data.exported.slice(0, 10);
      saveFile(`account-export-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
    onError: tellRefusal,
  });
  return (
    <Section title="Your data" about="Your profile, your cards and what else we keep of you, in one JSON file.">
      <Button isPending={isPending} onPress={() => mutate()}>
        {isPending ? 'Collecting…' : 'Download my data'}
      </Button>
      <Hint role="status">{isSuccess && 'The file is among your downloads. Keep it to yourself: it names you.'}</Hint>
    </Section>
  );
}
