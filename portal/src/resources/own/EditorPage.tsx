import { ApiError } from '@crewdock/sdk/client';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { useDictionaries } from '../../cards/editor/dictionaries.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { $session } from '../../session/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey.ts';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ListLayout } from '../../ui/ListLayout.ts';
import { notify } from '../../ui/notices.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type OwnResource, ownOneQuery } from '../queries.ts';
import { EditorForm } from './EditorForm.tsx';
import { blank, bodyOf, typedOf } from './typed.ts';
import { renew } from './useOwn.ts';

/** Where the list is that one comes from. */
const PLACES = {
  own: { to: '/available-resources/mine', label: 'My resources' },
  staff: { to: '/admin-panel/available-resources', label: 'Available resources' },
};

/** Offers somebody. */
export function CreatePage() {
  const keyOf = useIdempotencyKey();
  const [empty] = useState(blank);
  return (
    <Editor
      heading="New resource"
      start={empty}
      send={async (typed) => {
        const body = bodyOf(typed);
        await call('POST /available_resources/', { body, idempotencyKey: keyOf(body) });
        notify({ text: 'The resource was added successfully' });
      }}
    />
  );
}

/** Changes what is said of somebody. */
export function EditPage() {
  const { uid = '' } = useParams();
  const { data, error, refetch } = useQuery(ownOneQuery(uid));
  if (data === null) return <MissingPage />;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return <EditOne key={uid} resource={data} />;
}

function EditOne({ resource }: { resource: OwnResource }) {
  const { uid, name } = resource;
  // What somebody else changed meanwhile is theirs until it has been seen.
  const [from, setFrom] = useState(resource);
  const [theirs, setTheirs] = useState<OwnResource | null>(null);
  return (
    <Editor
      key={from.own.version}
      heading={`Edit ${name}`}
      start={typedOf(from)}
      send={async (typed) => {
        try {
          const body = { ...bodyOf(typed), version: from.own.version };
          await call('PATCH /available_resources/{uid}/', { params: { uid }, body });
        } catch (error) {
          if (error instanceof ApiError && error.body.code === 'conflict') setTheirs(error.body.current as OwnResource);
          throw error;
        }
        notify({ text: 'Data successfully updated' });
      }}
    >
      {theirs && (
        <Button
          onPress={() => {
            setFrom(theirs);
            setTheirs(null);
          }}
        >
          Show what it is now
        </Button>
      )}
    </Editor>
  );
}

interface Props {
  heading: string;
  start: ReturnType<typeof blank>;
  send: (typed: ReturnType<typeof blank>) => Promise<void>;
  children?: ReactNode;
}

function Editor({ heading, start, send, children }: Props) {
  const navigate = useNavigate();
  const place = PLACES[useStore($session)?.staff ? 'staff' : 'own'];
  const known = useDictionaries();
  const [typed, setTyped] = useState(start);
  const [isSent, setSent] = useState(false);
  const form = useSubmit<string>(async () => {
    await send(typed);
    setSent(true);
    await renew();
    await navigate(place.to);
  });
  if (!known.data) return known.error ? <ErrorState error={known.error} onRetry={known.retry} /> : <Loading />;
  return (
    <ListLayout>
      <BackLink to={place.to}>{place.label}</BackLink>
      <h1>{heading}</h1>
      <Form form={form} aria-label={heading}>
        <div>
          <EditorForm typed={typed} known={known.data} onChange={setTyped} />
        </div>
        <FormMessage />
        {children}
        <Ways>
          <SubmitButton>Save</SubmitButton>
          <ButtonLink to={place.to}>Cancel</ButtonLink>
        </Ways>
      </Form>
      <LeaveGuard isAtRisk={() => JSON.stringify(typed) !== JSON.stringify(start) && !isSent && !form.isPending}>
        What you typed isn’t saved.
      </LeaveGuard>
    </ListLayout>
  );
}

function Loading() {
  return (
    <ListLayout role="status" aria-label="Loading">
      <Skeleton $height={420} />
    </ListLayout>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
