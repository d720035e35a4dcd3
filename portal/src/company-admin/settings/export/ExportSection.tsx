import { useQuery } from '@tanstack/react-query';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { Section } from '../../../ui/patterns/Section.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { exportQuery } from '../../queries.ts';
import { Export } from './Export.tsx';

/** Settings section for the export of all company data as one archive. */
export function CompanyExportSection() {
  const { data, error, refetch } = useQuery(exportQuery());
  return (
    <Section title={t(messages.exportTitle)} anchor="export" about={t(messages.exportAbout)}>
      {data ? (
        <Export archive={data.export} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={76} />
      )}
    </Section>
  );
}
