import type { LeftOut } from '@crewdock/contract/mass-mail';
import type { StaffTable } from '@crewdock/contract/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callTable } from '../queries.ts';

export interface MailPreviewData {
  total: number;
  left_out: { reason: LeftOut; count: number }[];
  shown: { at: number; name: string; email: string; subject: string; text: string } | null;
}

/** Fetches a preview of the mail. The previous preview stays visible until the next preview has loaded. */
export function useMailPreview(
  table: StaffTable,
  { query, keys }: { query: object; keys: (number | string)[] | undefined },
  letter: { subject: string; text: string; at: number },
) {
  return useQuery({
    queryKey: ['staff-mail-preview', table.name, query, keys, letter],
    queryFn: ({ signal }) =>
      callTable<MailPreviewData>(`POST /admin-panel/${table.name}/send_mails/preview/`, {
        query,
        body: { ...letter, ...(keys && { keys }) },
        signal,
      }),
    enabled: letter.subject.trim() !== '' && letter.text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}
