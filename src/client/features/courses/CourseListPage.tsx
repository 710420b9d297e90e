import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Course, useDeleteCourseMutation, useListCoursesQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const columns: readonly Column<Course>[] = [
  { field: 'code', header: 'Kode', width: 130, card: 'line' },
  { field: 'name', header: 'Nama', flex: 2, minWidth: 200, card: 'title' },
  { field: 'semester', header: 'Semester', width: 120, align: 'right' },
  { field: 'hours_per_week', header: 'Jam per Minggu', width: 150, align: 'right' },
  { field: 'credits', header: 'SKS', width: 90, align: 'right' },
  { field: 'academic_year', header: 'Tahun Ajaran', width: 150 },
];

const addButton = (
  <Button
    component={Link}
    to={paths.courses.create}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Mata Kuliah
  </Button>
);

export function CourseListPage() {
  const table = useTable({ sort: 'code' });
  const courses = useListCoursesQuery(table.params);
  const [deleteCourse] = useDeleteCourseMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="Mata Kuliah"
      context="Mata kuliah yang nilainya diperoleh dari magang, dengan bobotnya."
      actions={addButton}
    >
      <DataTable
        label="Daftar mata kuliah"
        table={table}
        result={courses}
        columns={columns}
        searchLabel="Cari mata kuliah..."
        emptyAction={addButton}
        idOf={(course) => course.code}
        nameOf={(course) => course.name}
        hrefOf={(course) => paths.courses.edit(course.code)}
        actionsOf={({ code, name }) => [
          { label: 'Edit', icon: <EditOutlined fontSize="small" />, to: paths.courses.edit(code) },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () => void remove(name, () => deleteCourse({ code }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
