import { runServerGroup } from './runServerGroup';

runServerGroup(6);
