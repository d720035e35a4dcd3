import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { Section } from '../../../ui/patterns/Section.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { exportQuery } from '../../queries.ts';
import { Export } from './Export.tsx';

/** Settings section for the export of all company data as one archive. */
export function CompanyExportSection() {
  const { data, error, refetch } = useQuery(exportQuery());
  return (
    <Section
      title="Export"
      anchor="export"
      about="Everything that the company owns in one archive: settings, people, jobs, talents, relations, messages and files. Lists come as JSON, CSV and XLSX."
    >
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
