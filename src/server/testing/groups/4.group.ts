import { runGroup } from './runGroup';

runGroup(4);
