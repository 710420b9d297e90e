import { runGroup } from './runGroup';

runGroup(5);
