import type { MemberRole } from '@crewdock/contract/companies';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { fieldLook } from '../ui/styles/fieldLook.ts';
import { Hint } from '../ui/primitives/Hint.ts';
import { ROLES } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Option<Id> {
  id: Id;
  name: string;
}

interface Props<Id> {
  label: string;
  /** Message shown if there are no options. */
  none: string;
  options: readonly Option<Id>[];
  value: ReadonlyMap<Id, MemberRole>;
  /** The roles that the user can assign. */
  roles?: readonly MemberRole[];
  onChange: (value: Map<Id, MemberRole>) => void;
}

/** Selects groups or people, with a role for each of them. */
export function PlacesField<Id extends string | number>({
  label,
  none,
  options,
  value,
  roles = [1, 2, 0],
  onChange,
}: Props<Id>) {
  const given = ROLES.filter(({ id }) => roles.includes(id));
  if (options.length === 0) return <Hint>{none}</Hint>;
  return (
    <List aria-label={label}>
      {options.map(({ id, name }) => {
        const role = value.get(id);
        return (
          <li key={id}>
            <Checkbox
              isSelected={role !== undefined}
              onChange={(isIn) => {
                const next = new Map(value);
                if (isIn) next.set(id, roles.includes(2) ? 2 : roles[0]!);
                else next.delete(id);
                onChange(next);
              }}
            >
              <UserText>{name}</UserText>
            </Checkbox>
            {role !== undefined && (
              <Role
                aria-label={t(messages.roleIn, { name })}
                value={role}
                onChange={({ target }) => {
                  const picked = given.find((option) => String(option.id) === target.value);
                  if (picked) onChange(new Map(value).set(id, picked.id));
                }}
              >
                {given.map((option) => (
                  <option key={option.id} value={option.id}>
                    {t(option.label)}
                  </option>
                ))}
              </Role>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** Converts the selection to the API's format. */
export function toRoleAssignments<Id>(value: ReadonlyMap<Id, MemberRole>): { id: Id; role: MemberRole }[] {
  return [...value].map(([id, role]) => ({ id, role }));
}

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 48px;
    padding: 4px 14px;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Role = styled.select`
  ${fieldLook}
  inline-size: 150px;

  > option {
    background: var(--raised);
  }
`;
