import { runServerGroup } from './runServerGroup';

runServerGroup(1);
