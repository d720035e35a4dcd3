import type { Handlers } from '@crewdock/contract/endpoint';
import type { Profile } from '@crewdock/contract/profile';
import type { social } from '@crewdock/contract/social';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithSocial } from './provider-client.ts';
import { AppError, invalidInput } from '../../core/errors/errors.ts';
import { presentProfile } from '../profile/present.ts';
import { loadAccount, loadProfile } from '../profile/queries.ts';
import { confirmOwner } from '../two-factor/owner.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { connectIdentity, disconnectProvider } from './connection.ts';
import { keepFlow, openFlow, takeFlow } from './flow.ts';
import { isProvider, type Provider } from './providers.ts';
import { signInWith, withEmail } from './sign-in.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export const socialRoutes: Handlers<typeof social, Context & WithPasswords & WithSocial> = {
  async startSocial({ params, body: { type = null } }, context) {
    const provider = configured(params.provider, context);
    await context.limits.use('write', context.caller);
    const client = await context.social.connect(provider);
    const flow = await openFlow(context, { provider, person_id: null, type });
    const location = await client.location(flow, returnAddress(context, `/auth/${provider}`));
    return { location: location.href };
  },

  async finishSocial({ params, body: { code, state, type } }, context) {
    const provider = configured(params.provider, context);
    // Connects before consuming the flow, so that the call can be retried if the provider is unreachable.
    const client = await context.social.connect(provider);
    const flow = await takeFlow(context, { provider, state, personId: null });
    const identity = flow.claims ?? (await client.exchange(flow, code, returnAddress(context, `/auth/${provider}`)));
    const signedIn = await signInWith(context, provider, identity, type ?? flow.type);
    if (signedIn) return signedIn;
    await keepFlow(context, flow, withEmail(provider, identity));
    throw new AppError('type_required', formatMessage(errors.typeNeeded));
  },

  async startConnect({ params, body }, context) {
    const provider = configured(params.provider, context);
    const { id } = requirePerson(context);
    await context.limits.use('write', context.caller);
    // Connects before consuming a code, so that the call can be retried if the provider is unreachable.
    const client = await context.social.connect(provider);
    await confirmOwner(await loadAccount(context.db, id), body, context);
    const flow = await openFlow(context, { provider, person_id: id, type: null });
    const location = await client.location(flow, returnAddress(context, `/settings/connect/${provider}`));
    return { location: location.href };
  },

  async finishConnect({ params, body: { code, state } }, context) {
    const provider = configured(params.provider, context);
    const { id } = requirePerson(context);
    const client = await context.social.connect(provider);
    const flow = await takeFlow(context, { provider, state, personId: id });
    const address = returnAddress(context, `/settings/connect/${provider}`);
    await connectIdentity(context, id, provider, await client.exchange(flow, code, address));
    return profileOf(context);
  },

  async disconnect({ params }, context) {
    await disconnectProvider(context, requirePerson(context).id, known(params.provider));
    return profileOf(context);
  },
};

function known(name: string): Provider {
  if (isProvider(name)) return name;
  throw invalidInput([
    {
      path: 'params.provider',
      message: name ? formatMessage(errors.unknownProvider) : formatMessage(errors.noProvider),
    },
  ]);
}

function configured(name: string, { social: { providers } }: Context & WithSocial): Provider {
  const provider = known(name);
  if (providers.includes(provider)) return provider;
  throw invalidInput([{ path: 'params.provider', message: formatMessage(errors.providerOff) }]);
}

/** Builds a return URL on the request's portal, from the configured origin. */
function returnAddress({ origins, company }: Context, path: string): string {
  return `${origins.of(company)}${path}`;
}

async function profileOf(context: Context): Promise<Profile> {
  return presentProfile(await loadProfile(context.db, requirePerson(context), context.now));
}
