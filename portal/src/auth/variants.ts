import type { AppType } from '@crewdock/contract/accounts';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Code from 'lucide-react/icons/code';
import Users from 'lucide-react/icons/users';

/** One of the three account types, with the name that its URLs contain. */
export interface Variant {
  id: 'client' | 'talent-provider' | 'remote-developer';
  type: AppType;
  name: string;
  icon: LucideIcon;
  signIn: { title: string; lead: string };
  /** `title` is the form's heading, `offer` describes the account type. */
  signUp: { title: string; offer: string };
  /** Whether accounts of this type may have a company name. */
  hasCompany: boolean;
}

export const VARIANTS: readonly Variant[] = [
  {
    id: 'client',
    type: 1,
    name: 'Client',
    icon: BriefcaseBusiness,
    signIn: { title: 'Sign in to hire', lead: 'Your jobs, and the people who fit them.' },
    signUp: {
      title: 'Create a client account',
      offer: 'Hire: post jobs, and find people by skill, years and rate.',
    },
    hasCompany: true,
  },
  {
    id: 'talent-provider',
    type: 2,
    name: 'Talent provider',
    icon: Users,
    signIn: { title: 'Sign in to place your people', lead: 'Your talents, and the jobs they fit.' },
    signUp: {
      title: 'Create a talent provider account',
      offer: 'Place your people: a card for each of them, and the jobs they fit.',
    },
    hasCompany: true,
  },
  {
    id: 'remote-developer',
    type: 3,
    name: 'Remote developer',
    icon: Code,
    signIn: { title: 'Sign in to find work', lead: 'Your card, and the jobs that fit it.' },
    signUp: {
      title: 'Create a developer account',
      offer: 'Find work: a card with your skills and rate, and every open job in sight.',
    },
    hasCompany: false,
  },
];

/** The variant in a path such as `/login/client`, or null. */
export function parseAuthVariant(pathname: string): Variant | null {
  const id = pathname.split('/')[2];
  return VARIANTS.find((variant) => variant.id === id) ?? null;
}
