import { useMemo } from 'react';
import { type PlacementFindings, useGetPlacementCheckQuery } from '@/client/api/api';
import { inputOf, type Row } from './draft';

const MISSING = [
  ['company', 'Perusahaan wajib dipilih'],
  ['mentor', 'Mentor wajib dipilih'],
  ['lecturer', 'Dosen wajib dipilih'],
] as const;

export type Findings = { errors: readonly string[]; warnings: readonly string[] };

const NONE: Findings = { errors: [], warnings: [] };

/** The server's findings about complete rows, and the missing fields of the others. */
export function usePlacementCheck(periodId: number, startDate: string, rows: readonly Row[]) {
  const placementsInput = useMemo(
    () => ({
      internship_period_id: periodId,
      start_date: startDate || null,
      placements: rows.flatMap((row) => inputOf(row) ?? []),
    }),
    [periodId, startDate, rows],
  );
  const check = useGetPlacementCheckQuery(
    { placementsInput },
    { skip: placementsInput.placements.length === 0, refetchOnMountOrArgChange: true },
  );

  const findings = useMemo(() => {
    // The findings of the previous placements remain while the server checks the changed ones.
    const checked = new Map<number, PlacementFindings>(
      check.data?.data.map((found) => [found.student_id, found]),
    );
    return new Map(
      rows.map((row): [number, Findings] => {
        const missing = MISSING.filter(([part]) => !row.place[part]).map(([, text]) => text);
        if (missing.length > 0) return [row.student.id, { errors: missing, warnings: [] }];
        const found = checked.get(row.student.id);
        if (!found) return [row.student.id, NONE];
        const errors = Object.values(found.errors).flat();
        return [row.student.id, { errors, warnings: found.warnings }];
      }),
    );
  }, [rows, check.data]);

  return {
    findings,
    isChecking: check.isFetching,
    error: check.isError ? check.error : null,
    recheck: check.refetch,
    isChecked: check.currentData !== undefined || placementsInput.placements.length === 0,
  };
}
