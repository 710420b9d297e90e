import { runGroup } from './runGroup';

runGroup(6);
