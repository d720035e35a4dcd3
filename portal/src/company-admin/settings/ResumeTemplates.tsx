import type { ResumeTemplate } from '@crewdock/contract/company-settings';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
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

const LABELS: Record<ResumeTemplate, string> = {
  modern: 'Modern: the facts in a column of your colour',
  classic: 'Classic: one quiet column, like a letter',
  compact: 'Compact: as much as fits on a page',
};

/** Settings section for the template of CVs that are generated from cards. */
export function ResumeTemplates({ chosen, onChange }: Props) {
  const preview = useMutation({
    mutationFn: (template: ResumeTemplate) => saveFrom(`/api/company/resume_preview/?resume_template=${template}`),
    onError: (error) =>
      missingStatus(error) === null
        ? tellFailedDownload(error)
        : notifyError('There is no talent yet whose CV could be shown.'),
  });
  return (
    <Section
      title="CV template"
      about="For the PDFs that the portal makes of talents, with your logo and colours as they are saved."
    >
      <RadioList
        label="CV template"
        value={chosen}
        options={Object.entries(LABELS).map(([id, label]) => ({ id, label }))}
        onChange={(id) => onChange(id as ResumeTemplate)}
      />
      <Actions>
        <Button isPending={preview.isPending} onPress={() => preview.mutate(chosen)}>
          <Download aria-hidden="true" />
          Preview with a real card
        </Button>
      </Actions>
    </Section>
  );
}
