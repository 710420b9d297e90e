import { runServerGroup } from './runServerGroup';

runServerGroup(5);
