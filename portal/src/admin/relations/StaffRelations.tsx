import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { StatusFilter } from '@crewdock/contract/relations';
import { Handshake } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Relations } from '../../relations/Relations.tsx';
import { type View, viewOf } from '../../relations/view.ts';
import { FILTERS } from '../../relations/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { MessageButtons } from '../../ui/MessageButtons.ts';

interface Props {
  kind: CardKind;
  id: number;
  /** The page around it, within which the keys work. */
  frame: RefObject<HTMLElement | null>;
  /** Null where nothing can be proposed for it. */
  onPropose: (() => void) | null;
}

/** Who is linked with anybody's card: every move for either side, whose the others are, notes, history and keys. Stands at its page's address. */
export function StaffRelations({ kind, id, frame, onPropose }: Props) {
  const [params] = useSearchParams();
  const own = useMemo(() => ({ kind, id, isStaffs: true }), [kind, id]);
  const view = viewOf(params);
  const status = FILTERS.find((filter) => filter.id === params.get('status'))?.id ?? 'active';
  const address = (to: StatusFilter, open: number | null = null, as: View = view) => {
    const next = new URLSearchParams(params);
    set(next, 'view', as === 'board' ? 'board' : null);
    set(next, 'status', to === 'active' ? null : to);
    set(next, 'open', open === null ? null : String(open));
    return `?${next}`;
  };
  return (
    <Relations
      own={own}
      view={view}
      status={status}
      open={Number(params.get('open')) || null}
      address={address}
      frame={frame}
      empty={
        <Message icon={<Handshake />} title={`No ${KINDS[KINDS[kind].other].nouns} yet`}>
          <p>Nobody has put anything forward.</p>
          {onPropose && (
            <MessageButtons>
              <Button $kind="primary" onPress={onPropose}>
                Propose…
              </Button>
            </MessageButtons>
          )}
        </Message>
      }
    />
  );
}

function set(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
