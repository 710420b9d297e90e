import {
  type Course,
  type ListCoursesArg,
  useApplyToCoursesMutation,
  useDeleteCourseMutation,
  useListCoursesQuery,
  usePrefetch,
} from '@/client/api/api';
import { academicYearFilter } from '@/client/records/pickers/filters';
import { deleteAction, editAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { COURSE_SEMESTERS } from '@/shared/constants/limits';
import { paths } from '@/shared/paths';
import { courseListed } from '@/shared/resources/courses/courseFields';

const semesterFilter: TableFilter<ListCoursesArg> = {
  key: 'semester',
  label: 'Semester',
  choices: COURSE_SEMESTERS.map((semester) => ({ value: `${semester}`, label: `${semester}` })),
  toQuery: (value) => ({ semester: Number(value) }),
};

const list = defineList<Course, ListCoursesArg>()({
  record: 'courses',
  listed: courseListed,
  columns: [
    { field: 'code', width: 130, minWidth: 108, card: 'line' },
    { field: 'name', flex: 2, minWidth: 156, card: 'title' },
    { field: 'semester', width: 120, minWidth: 98 },
    { field: 'hours_per_week', width: 150, minWidth: 92 },
    { field: 'credits', width: 90, minWidth: 68 },
    { field: 'academic_year', width: 150, minWidth: 96 },
  ],
  filters: [semesterFilter, academicYearFilter('Tahun Ajaran')],
  noun: 'mata kuliah',
  searchLabel: 'Cari mata kuliah...',
  idOf: ({ code }) => code,
  nameOf: ({ name }) => name,
  hrefOf: ({ code }) => paths.courses.edit(code),
});

const addActions = (
  <>
    <ImportButton kind="courses" />
    <AddButton to={paths.courses.create} />
  </>
);

/** @screen courses.index */
export function CourseListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listCourses') });
  const courses = useListCoursesQuery(table.params);
  const [deleteCourse] = useDeleteCourseMutation();
  const remove = useConfirmedDelete();
  const [applyToCourses] = useApplyToCoursesMutation();
  const apply: Apply<Course, 'delete'> = async (action, rows) => {
    const courseBulkInput = { action, codes: rows.map(({ code }) => code) };
    return (await applyToCourses({ courseBulkInput }).unwrap()).data.results;
  };

  const actions: RecordActions<Course> = [
    editAction(({ code }) => paths.courses.edit(code)),
    deleteAction(({ code, name }) => remove(name, () => deleteCourse({ code }).unwrap()), apply),
  ];

  return (
    <ListPage
      context="Mata kuliah yang nilainya diperoleh dari magang, dengan bobotnya."
      actions={addActions}
    >
      <RecordList
        list={list}
        table={table}
        result={courses}
        exported={list.exported && { ...list.exported, chosenBy: 'codes' }}
        emptyAction={addActions}
        actions={actions}
      />
    </ListPage>
  );
}
