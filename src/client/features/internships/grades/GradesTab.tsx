import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Grade, useDeleteGradeMutation, useListInternshipGradesQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { formatScore, LetterBadge, SCORE_LABELS } from '@/client/components/scores';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';
import { useRole } from '@/client/session/useSession';
import { SCORE_PARTS } from '@/shared/constants/scores';
import { can } from '@/shared/permissions';

const columns: readonly Column<Grade>[] = [
  {
    field: 'course.name',
    header: 'Mata Kuliah',
    flex: 1,
    minWidth: 200,
    value: ({ course, course_code }) => course?.name ?? course_code,
  },
  ...SCORE_PARTS.map(
    (part): Column<Grade> => ({
      field: part,
      header: SCORE_LABELS[part],
      width: 96,
      align: 'right',
      render: (grade) => formatScore(grade[part]),
    }),
  ),
  {
    field: 'total',
    header: 'Total',
    width: 96,
    align: 'right',
    render: ({ total }) => <strong>{formatScore(total)}</strong>,
  },
  {
    field: 'letter_grade',
    header: 'Huruf',
    width: 90,
    align: 'center',
    // The letter follows the total, by which one can sort.
    sortable: false,
    card: 'badge',
    render: ({ letter_grade }) => <LetterBadge letter={letter_grade} />,
  },
];

export function GradesTab({ internshipId }: { internshipId: number }) {
  const mayManage = can(useRole(), 'manageGrades');
  const table = useTable({ sort: 'course.name', name: 'nilai' });
  const grades = useListInternshipGradesQuery({ id: internshipId, ...table.params });
  const [deleteGrade] = useDeleteGradeMutation();
  const remove = useConfirmedDelete();

  const addButton = mayManage && (
    <Button
      component={Link}
      to={paths.internships.grades.create(internshipId)}
      variant="contained"
      startIcon={<AddOutlined />}
    >
      Tambah Nilai
    </Button>
  );

  const manage = mayManage && {
    hrefOf: ({ id }: Grade) => paths.internships.grades.edit(internshipId, id),
    actionsOf: ({ id, course, course_code }: Grade) =>
      [
        {
          label: 'Edit',
          icon: <EditOutlined fontSize="small" />,
          to: paths.internships.grades.edit(internshipId, id),
        },
        {
          label: 'Hapus',
          icon: <DeleteOutlined fontSize="small" />,
          tone: 'danger',
          onClick: () =>
            void remove(`Nilai ${course?.name ?? course_code}`, () => deleteGrade({ id }).unwrap()),
        },
      ] as const,
  };

  return (
    <DataTable
      label="Daftar nilai"
      table={table}
      result={grades}
      columns={columns}
      fill={false}
      searchLabel="Cari nilai..."
      tools={addButton}
      emptyAction={addButton}
      nameOf={({ course, course_code }) => course?.name ?? course_code}
      {...(manage || {})}
    />
  );
}
