import type { Health } from '@crewdock/contract/staff/health';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { HealthList } from './Rows.ts';

type Task = Health['tasks'][0];

/** Lists each type of background job: queue length and age, failures, and last success. */
export function Jobs({ tasks }: { tasks: Task[] }) {
  return (
    <Section title="Jobs" about="Of all servers together.">
      <HealthList aria-label="Jobs">
        {tasks.map((task) => (
          <li key={task.task}>
            <span>
              <strong>{task.task}</strong>
              <small>{task.succeeded ? `Last done ${formatMoment(task.succeeded)}` : 'Not done yet'}</small>
              {task.oldest && <small>Waits since {formatMoment(task.oldest)}</small>}
              {task.error && <small>{task.error}</small>}
            </span>
            <span>
              {counted(task)} {task.failed > 0 && <Badge $tone="red">{task.failed} failed</Badge>}
            </span>
          </li>
        ))}
      </HealthList>
    </Section>
  );
}

function counted({ waiting, later, running }: Task): string {
  const parts = [waiting && `${waiting} waiting`, running && `${running} running`, later && `${later} later`];
  return parts.filter(Boolean).join(', ');
}
