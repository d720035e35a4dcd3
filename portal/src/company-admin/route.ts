import { CreateGroupPage } from './groups/CreateGroupPage.tsx';
import { EditGroupPage } from './groups/EditGroupPage.tsx';
import { GroupsPage } from './groups/GroupsPage.tsx';
import { InboxPage } from './inbox/InboxPage.tsx';
import { JoinPage } from './joining/JoinPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { CreateUserPage } from './users/CreateUserPage.tsx';
import { EditUserPage } from './users/EditUserPage.tsx';
import { UsersPage } from './users/UsersPage.tsx';

export const users = { Component: UsersPage };
export const createUser = { Component: CreateUserPage };
export const editUser = { Component: EditUserPage };
export const groups = { Component: GroupsPage };
export const createGroup = { Component: CreateGroupPage };
export const editGroup = { Component: EditGroupPage };
export const inbox = { Component: InboxPage };
export const settings = { Component: SettingsPage };
export const join = { Component: JoinPage };
