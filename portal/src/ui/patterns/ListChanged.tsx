import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { ListEnd } from './ListEnd.ts';
import { hasListChanged } from './loadedPages.ts';
import * as messages from './messages.ts';

interface Props {
  data: Parameters<typeof hasListChanged>[0];
  onRefresh: () => void;
}

/**
 * Message that other users have changed a list since its first page was loaded. Renders nothing if the list is
 * unchanged.
 */
export function ListChanged({ data, onRefresh }: Props) {
  if (!hasListChanged(data)) return null;
  return (
    <ListEnd>
      <span role="status">{t(messages.listChanged)}</span>
      <Button $kind="quiet" $size="small" onPress={onRefresh}>
        {t(messages.refreshListButton)}
      </Button>
    </ListEnd>
  );
}
