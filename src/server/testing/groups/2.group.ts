import { runGroup } from './runGroup';

runGroup(2);
