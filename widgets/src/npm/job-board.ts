import { define } from '../kit/define.ts';
import { JobBoard } from './job-board-element.ts';

define('crewdock-job-board', JobBoard);

export { JobBoard };
