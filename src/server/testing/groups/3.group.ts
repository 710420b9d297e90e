import { runServerGroup } from './runServerGroup';

runServerGroup(3);
