// Its hooks belong to all files, not to the first one that imports it.
import '@testing-library/user-event';
import { runGroup } from '@/shared/testing/runGroup';

runGroup(6);
