import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import { useState } from 'react';
import {
  type Grade,
  type Internship,
  useListInternshipGradesQuery,
  usePrefetch,
} from '@/client/api/api';
import { scoreColumns } from '@/client/records/scores/scoreColumns';
import { useRole } from '@/client/session/useSession';
import type { Column } from '@/client/table/column';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { ImportButton } from '@/client/ui/ImportButton';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { gradeListed } from '@/shared/fields/gradeFields';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';

const columns: readonly Column<Grade>[] = [
  {
    field: 'course.name',
    header: gradeListed['course.name'].label,
    flex: 1,
    minWidth: 150,
    value: ({ course, course_code }) => course?.name ?? course_code,
  },
  ...scoreColumns<Grade>().map((column) =>
    // The server sorts by the total instead.
    column.field === 'letter_grade' ? { ...column, sortable: false } : column,
  ),
];

const conditions = conditionsOf(gradeListed);

const dialog = lazyComponent(() => import('./DeleteGradeDialog'), 'DeleteGradeDialog');

export function GradesTab({ internship }: { internship: Internship }) {
  const { id: internshipId, mentor_id, lecturer_id, internship_period_id } = internship;
  const role = useRole();
  const mayManage = can(role, 'manageGrades');
  const isOpen = internship.internship_period.closed_at === null;
  const mayReport = can(role, 'gradeReport');
  const prefetch = usePrefetch('listInternshipGrades');
  const table = useTable({
    list: 'grades',
    columns,
    conditions,
    sort: 'course.name',
    name: 'nilai',
    prefetch: (params) => prefetch({ id: internshipId, ...params }),
  });
  const grades = useListInternshipGradesQuery({ id: internshipId, ...table.params });
  const [deleted, setDeleted] = useState<Grade | null>(null);

  const addButton = mayManage && isOpen && (
    <>
      <ImportButton kind="grades" />
      <AddButton to={paths.internships.grades.create(internshipId)} />
    </>
  );

  const manage = mayManage && {
    hrefOf: isOpen ? ({ id }: Grade) => paths.internships.grades.edit(internshipId, id) : undefined,
    actionsOf: (grade: Grade) => {
      const { id, course_code } = grade;
      return [
        isOpen && editAction(paths.internships.grades.edit(internshipId, id)),
        mayReport && {
          label: 'Laporan Penilaian',
          icon: <AssessmentOutlined fontSize="small" />,
          to: paths.reports.gradesOf({
            course_code,
            mentor_id,
            lecturer_id,
            internship_period_id,
          }),
        },
        isOpen && deleteAction(() => setDeleted(grade)),
      ] as const;
    },
  };

  return (
    <>
      <DataTable
        label="Daftar nilai"
        table={table}
        result={grades}
        columns={columns}
        exported={{ url: `/internships/${internshipId}/grades/export`, kind: 'grades' }}
        fill={false}
        searchLabel="Cari nilai..."
        tools={addButton}
        nameOf={({ course, course_code }) => course?.name ?? course_code}
        {...(manage || {})}
      />
      {deleted && <dialog.Component grade={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
