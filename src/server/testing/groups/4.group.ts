import { runServerGroup } from './runServerGroup';

runServerGroup(4);
