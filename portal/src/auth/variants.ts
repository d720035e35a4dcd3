import type { AppType } from '@crewdock/contract/accounts';
import type { Message } from '@crewdock/contract/message';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Code from 'lucide-react/icons/code';
import Users from 'lucide-react/icons/users';
import * as messages from './messages.ts';

/** One of the three account types, with its name in URLs. */
export interface Variant {
  id: 'client' | 'talent-provider' | 'remote-developer';
  type: AppType;
  name: Message<object>;
  icon: LucideIcon;
  signIn: { title: Message<object>; lead: Message<object> };
  /** `title` is the form's heading, `offer` describes the account type. */
  signUp: { title: Message<object>; offer: Message<object> };
  /** Whether accounts of this type can have a company name. */
  hasCompany: boolean;
}

export const VARIANTS: readonly Variant[] = [
  {
    id: 'client',
    type: 1,
    name: messages.clientName,
    icon: BriefcaseBusiness,
    signIn: { title: messages.clientSignInTitle, lead: messages.clientSignInLead },
    signUp: {
      title: messages.clientSignUpTitle,
      offer: messages.clientOffer,
    },
    hasCompany: true,
  },
  {
    id: 'talent-provider',
    type: 2,
    name: messages.providerName,
    icon: Users,
    signIn: { title: messages.providerSignInTitle, lead: messages.providerSignInLead },
    signUp: {
      title: messages.providerSignUpTitle,
      offer: messages.providerOffer,
    },
    hasCompany: true,
  },
  {
    id: 'remote-developer',
    type: 3,
    name: messages.developerName,
    icon: Code,
    signIn: { title: messages.developerSignInTitle, lead: messages.developerSignInLead },
    signUp: {
      title: messages.developerSignUpTitle,
      offer: messages.developerOffer,
    },
    hasCompany: false,
  },
];

/** Returns the variant in a path such as `/login/client`, or null. */
export function parseAuthVariant(pathname: string): Variant | null {
  const id = pathname.split('/')[2];
  return VARIANTS.find((variant) => variant.id === id) ?? null;
}
