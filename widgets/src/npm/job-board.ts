import { define } from '../kit/define.ts';
import { JobBoard } from './job-board-element.ts';

define('job-board', JobBoard);

export { JobBoard };
