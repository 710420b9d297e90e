import {
  type Course,
  type ListCoursesArg,
  useApplyToCoursesMutation,
  useDeleteCourseMutation,
  useListCoursesQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { academicYearFilter } from '@/client/records/pickers/filters';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { DELETION } from '@/shared/constants/bulkActions';
import { COURSE_SEMESTERS } from '@/shared/constants/limits';
import { courseListed } from '@/shared/fields/courseFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Course>[] = columnsOf(courseListed, [
  { field: 'code', width: 130, minWidth: 108, card: 'line' },
  { field: 'name', flex: 2, minWidth: 156, card: 'title' },
  { field: 'semester', width: 120, minWidth: 98 },
  { field: 'hours_per_week', width: 150, minWidth: 92 },
  { field: 'credits', width: 90, minWidth: 68 },
  { field: 'academic_year', width: 150, minWidth: 96 },
]);

const conditions = conditionsOf(courseListed);

const codeOf = ({ code }: Course) => code;

const addButton = <AddButton to={paths.courses.create} />;

const actions = (
  <>
    <ImportButton kind="courses" />
    {addButton}
  </>
);

type Filter = TableFilter<ListCoursesArg>;

const semesterFilter: Filter = {
  key: 'semester',
  label: 'Semester',
  choices: COURSE_SEMESTERS.map((semester) => ({ value: `${semester}`, label: `${semester}` })),
  toQuery: (value) => ({ semester: Number(value) }),
};

const filters: readonly Filter[] = [semesterFilter, academicYearFilter('Tahun Ajaran')];

export function CourseListPage() {
  const table = useTable({
    list: 'courses',
    columns,
    conditions,
    sort: RECORD_PAGES.courses.order,
    filters,
    prefetch: usePrefetch('listCourses'),
  });
  const courses = useListCoursesQuery(table.params);
  const [deleteCourse] = useDeleteCourseMutation();
  const remove = useConfirmedDelete();
  const [applyToCourses] = useApplyToCoursesMutation();
  const bulk: Bulk<Course, 'delete'> = {
    noun: 'mata kuliah',
    actions: DELETION,
    apply: async (action, rows) => {
      const courseBulkInput = { action, codes: rows.map(codeOf) };
      return (await applyToCourses({ courseBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage
      context="Mata kuliah yang nilainya diperoleh dari magang, dengan bobotnya."
      actions={actions}
    >
      <DataTable
        label="Daftar mata kuliah"
        table={table}
        result={courses}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/courses/export', kind: 'courses', chosenBy: 'codes' }}
        searchLabel="Cari mata kuliah..."
        emptyAction={actions}
        idOf={codeOf}
        nameOf={(course) => course.name}
        hrefOf={(course) => paths.courses.edit(course.code)}
        actionsOf={({ code, name }) => [
          editAction(paths.courses.edit(code)),
          deleteAction(() => remove(name, () => deleteCourse({ code }).unwrap())),
        ]}
      />
    </ListPage>
  );
}
