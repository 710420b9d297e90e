import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRole } from '@/client/session/useSession';
import { AddButton } from '@/client/ui/AddButton';
import { ImportButton } from '@/client/ui/ImportButton';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';

const LinkButton = (props: { to: string; startIcon: ReactNode; children: ReactNode }) => (
  <Button component={Link} variant="outlined" color="secondary" {...props} />
);

export const addActions = (
  <>
    <ImportButton kind="internships" />
    <AddButton to={paths.internships.create} />
  </>
);

/** The pages for many placements at once, and those that add some. */
export function ListButtons() {
  const role = useRole();
  const mayManage = can(role, 'manageInternships');
  return (
    <>
      {can(role, 'manageGrades') && (
        <LinkButton to={paths.gradeSheet} startIcon={<GridOnOutlined />}>
          Nilai per Mata Kuliah
        </LinkButton>
      )}
      {can(role, 'manageActivities') && (
        <LinkButton to={paths.internships.schedule} startIcon={<DateRangeOutlined />}>
          Buat dari Pola
        </LinkButton>
      )}
      {mayManage && (
        <LinkButton to={paths.internships.place} startIcon={<GroupAddOutlined />}>
          Tempatkan Banyak
        </LinkButton>
      )}
      {mayManage && addActions}
    </>
  );
}
