import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { OperationProgress } from '../operations/OperationProgress.tsx';
import { useOperation } from '../operations/useOperation.ts';
import { WAITING_KEY } from '../frame/waiting.ts';
import { queryClient } from '../queryClient.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import type { AnyTable } from './look.ts';
import { rowsKey } from './queries.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  uid: string;
  onClose: () => void;
}

/** Progress of a bulk edit; the table reloads when it has finished or was undone. */
export function BulkProgress({ at: { table, look }, uid, onClose }: Props) {
  const { operation } = useOperation(uid);
  const state = operation?.state;
  useEffect(() => {
    if (state === undefined || state === 'waiting') return;
    void queryClient.invalidateQueries({ queryKey: rowsKey(table) });
    void queryClient.invalidateQueries({ queryKey: WAITING_KEY });
    look.onEdited?.();
  }, [state, table, look]);
  return (
    <Frame>
      <OperationProgress uid={uid} />
      <IconButton aria-label={t(messages.closeProgressButton)} onPress={onClose}>
        <X />
      </IconButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;
  padding: 12px 8px 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;
