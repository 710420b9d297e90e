import { runGroup } from './runGroup';

runGroup(3);
