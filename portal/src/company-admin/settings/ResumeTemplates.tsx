import type { ResumeTemplate } from '@crewdock/contract/company-settings';
import type { Message } from '@crewdock/contract/message';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { saveFrom } from '../../api.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { missingStatus } from '../../query/missing.ts';
import { notifyError } from '../../ui/patterns/notices.ts';
import { tellFailedDownload } from '../../ui/patterns/refusal.ts';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import { Section } from '../../ui/patterns/Section.tsx';

interface Props {
  chosen: ResumeTemplate;
  onChange: (template: ResumeTemplate) => void;
}

const LABELS: Record<ResumeTemplate, Message<object>> = {
  modern: messages.modernTemplate,
  classic: messages.classicTemplate,
  compact: messages.compactTemplate,
};

/** Settings section for the template of CVs that are generated from cards. */
export function ResumeTemplates({ chosen, onChange }: Props) {
  const preview = useMutation({
    mutationFn: (template: ResumeTemplate) => saveFrom(`/api/company/resume_preview/?resume_template=${template}`),
    onError: (error) => (missingStatus(error) === null ? tellFailedDownload(error) : notifyError(t(messages.noTalent))),
  });
  return (
    <Section title={t(messages.templateTitle)} about={t(messages.templateAbout)}>
      <RadioList
        label={t(messages.templateTitle)}
        value={chosen}
        options={Object.entries(LABELS).map(([id, label]) => ({ id, label: t(label) }))}
        onChange={(id) => onChange(id as ResumeTemplate)}
      />
      <Actions>
        <Button isPending={preview.isPending} onPress={() => preview.mutate(chosen)}>
          <Download aria-hidden="true" />
          {t(messages.previewButton)}
        </Button>
      </Actions>
    </Section>
  );
}
