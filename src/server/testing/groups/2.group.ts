import { runServerGroup } from './runServerGroup';

runServerGroup(2);
