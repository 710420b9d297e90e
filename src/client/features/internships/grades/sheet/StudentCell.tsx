import { styled } from '@mui/material/styles';
import type { Student } from './sheetRow';

const Name = styled('div')({ fontWeight: 500, overflowWrap: 'anywhere' });
const Facts = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: '1rem',
}));

/** The header of a row. The company tells two placements of a student apart. */
export const StudentCell = ({
  student: { student_name, nim, company_name },
}: {
  student: Student;
}) => (
  <th scope="row">
    <Name>{student_name}</Name>
    <Facts title={company_name}>
      {nim} · {company_name}
    </Facts>
  </th>
);
