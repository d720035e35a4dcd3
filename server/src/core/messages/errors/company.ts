import { defineMessage } from '@crewdock/contract/message';

// Errors for companies, their portals, groups and users.

export const slugTaken = defineMessage('companyErrors.slugTaken', 'Another company has this slug or this domain.');
export const ownDomain = defineMessage('companyErrors.ownDomain', 'is already your portal’s address');
export const otherDomain = defineMessage('companyErrors.otherDomain', 'is another portal’s address');
export const tooManyDomains = defineMessage(
  'companyErrors.tooManyDomains',
  'A portal can have at most five domains. Remove a former domain first.',
);
export const nameServers = defineMessage(
  'companyErrors.nameServers',
  'The name servers of this domain don’t answer. Please try again later.',
);
export const noRecord = defineMessage(
  'companyErrors.noRecord',
  'We couldn’t find the TXT record {record} with this value yet. It may take a few hours until a new record is visible.',
);
export const domainTaken = defineMessage('companyErrors.domainTaken', 'This domain is another portal’s address.');
export const onlyName = defineMessage('companyErrors.onlyName', 'must be only the name, such as talents.example.com');
export const wildcard = defineMessage('companyErrors.wildcard', 'must be a single name, without *');
export const ipAddress = defineMessage('companyErrors.ipAddress', 'must be a name, not an IP address');
export const port = defineMessage('companyErrors.port', 'must be only the name, without a port');
export const domainTooLong = defineMessage(
  'companyErrors.domainTooLong',
  'is too long: use at most 63 characters between dots and {max} in total',
);
export const notDomain = defineMessage('companyErrors.notDomain', 'must be a domain such as talents.example.com');
export const ourDomain = defineMessage('companyErrors.ourDomain', 'is one of our domains: enter your own');
export const tooManyGroups = defineMessage('companyErrors.tooManyGroups', 'A company can have at most {max} groups.');
export const groupNameTaken = defineMessage('companyErrors.groupNameTaken', 'is another group’s name');
export const notMember = defineMessage('companyErrors.notMember', 'is not a member of this company');
export const logoTooLow = defineMessage('companyErrors.logoTooLow', 'must be at least {min} pixels high');
export const otherInvitation = defineMessage(
  'companyErrors.otherInvitation',
  'This invitation is for another account. Sign in with its email address.',
);
export const staffInvited = defineMessage(
  'companyErrors.staffInvited',
  'Staff can’t join a company. Ask for an invitation to another address.',
);
export const superadminElsewhere = defineMessage(
  'companyErrors.superadminElsewhere',
  'This account is already the superadmin of another company. An account can be the superadmin of only one.',
);
export const ownersField = defineMessage(
  'companyErrors.ownersField',
  'can only be changed by the owner of the account',
);
export const noLedGroup = defineMessage('companyErrors.noLedGroup', 'must name a group that you lead');
export const notLedGroup = defineMessage('companyErrors.notLedGroup', 'is not a group that you lead');
export const onlyManagers = defineMessage(
  'companyErrors.onlyManagers',
  'must be 2: team leads can only invite managers',
);
export const isMember = defineMessage('companyErrors.isMember', 'already belongs to the company');
export const isInvited = defineMessage('companyErrors.isInvited', 'is already invited: send that invitation again');
export const addressRefused = defineMessage('companyErrors.addressRefused', 'This address {reason}.');
export const tooManyInvitations = defineMessage(
  'companyErrors.tooManyInvitations',
  '{max} people are already invited. Revoke invitations that no one accepts.',
);
export const otherGroup = defineMessage('companyErrors.otherGroup', 'is not a group of this company');
export const cantHandOver = defineMessage(
  'companyErrors.cantHandOver',
  'must be a superadmin, team lead or manager of the company',
);
export const lastSuperadmin = defineMessage(
  'companyErrors.lastSuperadmin',
  '{name} is the last superadmin. Make someone else a superadmin first.',
);
