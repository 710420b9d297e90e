import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { GradeSheet } from '@/client/api/api';
import { finalGrade } from '@/client/records/scores/finalGrade';
import { formatScore, LetterBadge } from '@/client/records/scores/scores';
import { useCurrentUser } from '@/client/session/useSession';
import { formatTotal, MISSING } from '@/shared/formatNumber';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import { clearDraft, openedRow } from './gradeDraft';
import { Scroll, SheetTable } from './SheetTable';
import { StudentCell } from './StudentCell';
import { idOf } from './sheetRow';

/** The scores that were typed on this device before the period was closed, for copying. */
function LeftDrafts({ sheet }: { sheet: GradeSheet }) {
  const userId = useCurrentUser()?.id ?? 0;
  const [drafts, setDrafts] = useState(() =>
    sheet.rows
      .map((student) => openedRow(userId, student, sheet.course.code))
      .filter(({ isRestored }) => isRestored),
  );
  if (drafts.length === 0) return null;
  const discard = () => {
    for (const row of drafts) clearDraft(userId, row);
    setDrafts([]);
  };
  return (
    <Alert
      role="note"
      severity="info"
      sx={{ mb: 1.5, flex: 'none', alignItems: 'flex-start' }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Buang draf
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        Draf di perangkat ini tidak sempat tersimpan
      </AlertTitle>
      {drafts.map((row) => (
        <div key={idOf(row)}>
          {row.student.student_name}:{' '}
          {SCORE_PARTS.map((part) => row.cells[part] || MISSING).join(' · ')}
        </div>
      ))}
    </Alert>
  );
}

/** The sheet of a closed period, which can only be read. */
export const ClosedSheet = ({ sheet }: { sheet: GradeSheet }) => (
  <>
    <LeftDrafts sheet={sheet} />
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Scroll aria-label="Lembar nilai yang tertutup" tabIndex={0}>
        <SheetTable
          aria-label="Nilai tertutup per mahasiswa"
          course={sheet.course}
          hasStates={false}
        >
          <tbody>
            {sheet.rows.map(({ grade, ...student }) => {
              const final = grade && finalGrade(grade, sheet.course);
              return (
                <tr key={student.internship_id}>
                  <StudentCell student={student} />
                  {SCORE_PARTS.map((part) => (
                    <td key={part} className="number">
                      {formatScore(grade?.[part])}
                    </td>
                  ))}
                  <td className="number">
                    <strong>{final ? formatTotal(final.total) : MISSING}</strong>
                  </td>
                  <td className="centred">
                    {final ? <LetterBadge letter={final.letter} /> : MISSING}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </SheetTable>
      </Scroll>
    </Card>
  </>
);
