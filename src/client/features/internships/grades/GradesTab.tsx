import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import { useState } from 'react';
import {
  type Grade,
  type Internship,
  type ListInternshipGradesArg,
  useListInternshipGradesQuery,
  usePrefetch,
} from '@/client/api/api';
import { scoreColumns } from '@/client/records/scores/scoreColumns';
import { useRole } from '@/client/session/useSession';
import { deleteAction, editAction } from '@/client/table/actions/crudActions';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { ImportButton } from '@/client/ui/ImportButton';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import { TabActions } from '../TabActions';

const list = defineList<Grade, ListInternshipGradesArg>()({
  label: 'Daftar nilai',
  list: 'grades',
  sort: 'course.name',
  listed: gradeListed,
  columns: [
    {
      field: 'course.name',
      flex: 1,
      minWidth: 150,
      value: ({ course, course_code }) => course?.name ?? course_code,
    },
    ...scoreColumns<Grade>().map((column) =>
      // The server sorts by the total instead.
      column.field === 'letter_grade' ? { ...column, sortable: false } : column,
    ),
  ],
  searchLabel: 'Cari nilai...',
  nameOf: ({ course, course_code }) => course?.name ?? course_code,
});

const dialog = lazyComponent(() => import('./DeleteGradeDialog'), 'DeleteGradeDialog');

export function GradesTab({ internship }: { internship: Internship }) {
  const { id: internshipId, mentor_id, lecturer_id, internship_period_id } = internship;
  const role = useRole();
  const mayManage = can(role, 'manageGrades');
  const isOpen = internship.closed_by === null;
  const mayReport = can(role, 'gradeReport');
  const prefetch = usePrefetch('listInternshipGrades');
  const table = useTable({
    ...list,
    name: 'nilai',
    prefetch: (params) => prefetch({ id: internshipId, ...params }),
  });
  const grades = useListInternshipGradesQuery({ id: internshipId, ...table.params });
  const [deleted, setDeleted] = useState<Grade | null>(null);

  const gradeForm = ({ id }: Grade) => paths.grades.edit(internshipId, id);
  const gradeReport = ({ course_code }: Grade) =>
    paths.reports.gradesOf({ course_code, mentor_id, lecturer_id, internship_period_id });

  return (
    <>
      {mayManage && isOpen && (
        // In the toolbar, a phone would hide the buttons behind 'Filter'.
        <TabActions>
          <ImportButton kind="grades" />
          <AddButton to={paths.grades.create(internshipId)} />
        </TabActions>
      )}
      <RecordList
        list={list}
        table={table}
        result={grades}
        exported={{ url: `/internships/${internshipId}/grades/export`, kind: 'grades' }}
        fill={false}
        hrefOf={mayManage && isOpen ? gradeForm : undefined}
        actions={[
          mayManage && { ...editAction(gradeForm), isOffered: () => isOpen },
          mayManage &&
            mayReport && { label: 'Laporan Penilaian', icon: AssessmentOutlined, to: gradeReport },
          mayManage && { ...deleteAction(setDeleted), isOffered: () => isOpen },
        ]}
      />
      {deleted && <dialog.Component grade={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
