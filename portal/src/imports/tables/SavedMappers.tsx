import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { Mapper } from '@crewdock/contract/imports';
import { MAPPER_NAME_MAX } from '@crewdock/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Select } from '../../ui/primitives/Select.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import * as messages from './columns/messages.ts';
import { mappersQuery } from './queries.ts';

interface Props {
  /** Headers of the imported table. */
  columns: string[];
  mapping: ImportMapping;
  onUse: (mapping: ImportMapping) => void;
}

/** Saved column mappings of previous files: the user can apply one, or save the current one. */
export function SavedMappers({ columns, mapping, onUse }: Props) {
  const { data } = useQuery(mappersQuery);
  const [isNaming, setNaming] = useState(false);
  const mappers = data?.items ?? [];
  const same = mappers.find(({ files_columns }) => isSame(files_columns, columns));
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) => save({ name, files_columns: columns, mapping }, same),
    async onSuccess({ name }) {
      setNaming(false);
      showNotice({ text: t(messages.columnsSaved, { name }) });
      await queryClient.invalidateQueries({ queryKey: mappersQuery.queryKey });
    },
    onError: tellRefusal,
  });
  const use = (uid: string) => {
    const mapper = mappers.find((each) => each.uid === uid);
    if (mapper) onUse(fitted(mapper, columns, mapping));
  };
  return (
    <Frame>
      {mappers.length > 0 && (
        <Select
          label={t(messages.savedColumnsLabel)}
          value=""
          options={[
            { id: '', label: t(messages.choose) },
            ...mappers.map(({ uid, name }) => ({ id: uid, label: name })),
          ]}
          onChange={use}
        />
      )}
      <Button onPress={() => setNaming(true)}>{t(messages.saveColumnsButton)}</Button>
      <Dialog title={t(messages.saveColumnsButton)} isOpen={isNaming} onClose={() => setNaming(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const name = new FormData(event.currentTarget).get('name');
            if (typeof name === 'string' && name.trim()) mutate(name.trim());
          }}
        >
          <TextField
            label={t(messages.nameLabel)}
            name="name"
            defaultValue={same?.name ?? ''}
            maxLength={MAPPER_NAME_MAX}
            isRequired
            autoFocus
          />
          <DialogActions>
            <Button onPress={() => setNaming(false)}>{t(messages.cancel)}</Button>
            <Button type="submit" $kind="primary" isPending={isPending}>
              {t(messages.saveButton)}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Frame>
  );
}

type NewMapper = Pick<Mapper, 'name' | 'files_columns' | 'mapping'>;

/** Updates the saved mapping of the same columns, if there is one. */
function save(mapper: NewMapper, same: Mapper | undefined): Promise<Mapper> {
  if (same) return call('PATCH /mapper/{uid}/', { params: { uid: same.uid }, body: mapper });
  return call('POST /mapper/', { body: mapper });
}

/** Applies a saved mapping to the columns with the same headers, regardless of their position. */
function fitted({ files_columns, mapping }: Mapper, columns: string[], now: ImportMapping): ImportMapping {
  const fields = columns.map((header) => {
    const at = header === '' ? -1 : files_columns.findIndex((name) => plain(name) === plain(header));
    return at < 0 ? null : (mapping.fields[at] ?? null);
  });
  const placeOf = (column: number) =>
    columns.findIndex((name) => name && plain(name) === plain(files_columns[column] ?? ''));
  const fallbacks = Object.entries(mapping.fallbacks ?? {}).flatMap(([field, { text, column }]) => {
    const at = column === null ? null : placeOf(column);
    return at === -1 ? [] : [[field, { text, column: at }] as const];
  });
  return {
    ...mapping,
    sheet: now.sheet,
    header_row: now.header_row,
    fields,
    fallbacks: Object.fromEntries(fallbacks),
  };
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((name, at) => plain(name) === plain(others[at]!));
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
