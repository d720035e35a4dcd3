import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { call } from '../api.ts';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { Drop } from './Drop.tsx';
import type { AnyTable } from './look.ts';
import { type TableViews as Kept, viewsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';
import { writeView } from './view.ts';
import { RenameView, SaveView, type Saved } from './ViewForms.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  shown: string[];
  now: TableView;
}

type KeptView = Kept['items'][number];

/** Saved views of the user, and views that colleagues share: open, make default, rename, share and remove. */
export function SavedViews({ at: { table, look }, shown, now }: Props) {
  const { queryKey } = viewsQuery(table);
  const { data } = useQuery(viewsQuery(table));
  const [renaming, setRenaming] = useState<number | null>(null);
  const params = { table: table.name as never };
  const remove = (id: number) => {
    const without = (views: Kept) => ({ ...views, items: views.items.filter((view) => view.id !== id) });
    const send = () => call('DELETE /admin-panel/views/{table}/{id}/', { params: { ...params, id } });
    updateOptimistically<Kept, unknown>(queryKey, without, send).catch(tellRefusal);
  };
  const change = async (id: number, body: { name?: string; is_shared?: boolean }) => {
    const changed = await call('PATCH /admin-panel/views/{table}/{id}/', { params: { ...params, id }, body });
    changeCached<Kept>(queryKey, (views) => ({
      ...views,
      items: views.items.map((view) => (view.id === id ? changed : view)),
    }));
  };
  const save = async ({ name, isDefault, isShared }: Saved) => {
    const query = writeView({ ...now.view, columns: shown });
    const body = { name, is_default: isDefault, is_shared: isShared, query };
    const kept = await call('POST /admin-panel/views/{table}/', { params, body });
    changeCached<Kept>(queryKey, (views) => {
      const others = views.items.filter((view) => view.id !== kept.id);
      const items = others.map((view) => (kept.is_default ? { ...view, is_default: false } : view));
      return { ...views, items: [...items, kept] };
    });
    showNotice({ text: t(messages.viewSaved, { name: kept.name }) });
  };
  const own = data?.items.filter(({ made_by }) => made_by === null) ?? [];
  const theirs = data?.items.filter(({ made_by }) => made_by !== null) ?? [];
  const linkOf = ({ name, query, is_default, is_shared, made_by }: KeptView) => (
    <>
      <Link to={`${look.path}?${query}`}>
        <UserText>{name}</UserText>
      </Link>
      {is_default && <Star aria-label={t(messages.defaultView)} />}
      {made_by === null ? (
        is_shared && <small>{t(messages.sharedView)}</small>
      ) : (
        <small>{made_by ? <UserText>{made_by}</UserText> : t(messages.formerColleague)}</small>
      )}
    </>
  );
  return (
    <Drop label={t(messages.viewsButton)} icon={Bookmark}>
      {own.length > 0 && (
        <List aria-label={t(messages.ownViews)}>
          {own.map((view) =>
            renaming === view.id ? (
              <li key={view.id}>
                <RenameView
                  name={view.name}
                  onRename={(name) => change(view.id, { name })}
                  onEnd={() => setRenaming(null)}
                />
              </li>
            ) : (
              <li key={view.id}>
                {linkOf(view)}
                <IconButton
                  $size={28}
                  aria-label={t(messages.renameViewButton, { name: view.name })}
                  onPress={() => setRenaming(view.id)}
                >
                  <Pencil />
                </IconButton>
                <IconButton
                  $size={28}
                  aria-label={t(view.is_shared ? messages.unshareViewButton : messages.shareViewButton, {
                    name: view.name,
                  })}
                  onPress={() => void change(view.id, { is_shared: !view.is_shared }).catch(tellRefusal)}
                >
                  {view.is_shared ? <Undo2 /> : <Share2 />}
                </IconButton>
                <IconButton
                  $size={28}
                  aria-label={t(messages.removeViewButton, { name: view.name })}
                  onPress={() => remove(view.id)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ),
          )}
        </List>
      )}
      {theirs.length > 0 && (
        <List aria-label={t(messages.sharedViews)}>
          {theirs.map((view) => (
            <li key={view.id}>{linkOf(view)}</li>
          ))}
        </List>
      )}
      <SaveView onSave={save} />
    </Drop>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 34px;
  }

  > li > form {
    flex: 1;
  }

  a {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  .lucide-star {
    inline-size: 14px;
    block-size: 14px;
    color: var(--amber);
  }

  button .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
`;
