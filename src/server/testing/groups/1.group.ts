import { runGroup } from './runGroup';

runGroup(1);
