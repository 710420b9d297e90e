import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import type { Apply, RecordAction } from './recordAction';

/** The actions that make selected records active or inactive. */
export const activeActions = <Row>(
  apply: Apply<Row, 'activate' | 'deactivate'>,
): readonly RecordAction<Row>[] => [
  {
    label: 'Aktifkan',
    icon: CheckCircleOutlined,
    operation: {
      question: (what) => `${what} akan diaktifkan.`,
      done: 'diaktifkan',
      apply: (rows) => apply('activate', rows),
    },
  },
  {
    label: 'Nonaktifkan',
    icon: BlockOutlined,
    operation: {
      question: (what) => `${what} akan dinonaktifkan.`,
      done: 'dinonaktifkan',
      apply: (rows) => apply('deactivate', rows),
    },
  },
];
