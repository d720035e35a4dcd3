import { useQuery } from '@tanstack/react-query';
import { Bookmark, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { changeCached, optimistic } from '../query/optimistic.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { notify } from '../ui/notices.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { TextField } from '../ui/TextField.tsx';
import { Drop } from './Drop.tsx';
import type { AnyTable } from './look.ts';
import { type Views as Kept, viewsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';
import { writeView } from './view.ts';

interface Props {
  at: AnyTable;
  shown: string[];
  now: TableView;
}

/** Views that one has named: to go back to, to open the table with, to remove. */
export function Views({ at: { table, look }, shown, now }: Props) {
  const { queryKey } = viewsQuery(table);
  const { data } = useQuery(viewsQuery(table));
  const params = { table: table.name as never };
  const remove = (id: number) => {
    const without = (views: Kept) => ({ ...views, items: views.items.filter((view) => view.id !== id) });
    const send = () => call('DELETE /admin-panel/views/{table}/{id}/', { params: { ...params, id } });
    optimistic<Kept, unknown>(queryKey, without, send).catch(tellRefusal);
  };
  const save = async (name: string, isDefault: boolean) => {
    const body = { name, is_default: isDefault, query: writeView({ ...now.view, columns: shown }) };
    const kept = await call('POST /admin-panel/views/{table}/', { params, body });
    changeCached<Kept>(queryKey, (views) => {
      const others = views.items.filter((view) => view.name !== kept.name);
      const items = others.map((view) => (kept.is_default ? { ...view, is_default: false } : view));
      return { ...views, items: [...items, kept] };
    });
    notify({ text: `${kept.name} was saved` });
  };
  return (
    <Drop label="Views" icon={Bookmark}>
      {data && data.items.length > 0 && (
        <List>
          {data.items.map(({ id, name, query, is_default }) => (
            <li key={id}>
              <Link to={`${look.path}?${query}`}>{name}</Link>
              {is_default && <Star aria-label="Opens the table" />}
              <IconButton $size={28} aria-label={`Remove ${name}`} onPress={() => remove(id)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <Save onSave={save} />
    </Drop>
  );
}

function Save({ onSave }: { onSave: (name: string, isDefault: boolean) => Promise<void> }) {
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const form = useSubmit<'name'>(async (values) => {
    await onSave(values.name, isDefault);
    setName('');
  });
  return (
    <Form form={form} aria-label="Save this view">
      <TextField name="name" label="Save this view as" value={name} onChange={setName} maxLength={60} isRequired />
      <Checkbox isSelected={isDefault} onChange={setDefault}>
        Open the table with it
      </Checkbox>
      <FormMessage />
      <SubmitButton>Save view</SubmitButton>
    </Form>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 34px;
  }

  a {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .lucide-star {
    inline-size: 14px;
    block-size: 14px;
    color: var(--amber);
  }
`;
