import { useCallback, useRef } from 'react';
import { useStore } from 'react-redux';
import {
  ANSWER_WAIT_MS,
  type ListGradesResponse,
  type StoredScores,
  useCreateGradeMutation,
  useUpdateGradeMutation,
} from '@/client/api/api';
import { send as request } from '@/client/api/send';
import { fieldErrorsOf, isNotFound, isUnanswered, statusOf } from '@/client/api/serverErrors';
import { changedByOthers } from '@/client/records/conflicts/threeWay';
import { selectUser, type WithSession } from '@/client/session/sessionSlice';
import { announce } from '@/client/ui/announcements';
import { failureReason } from '@/client/ui/failureReason';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import {
  hasScores,
  idOf,
  inputOf,
  isSameGrade,
  isSendable,
  type SheetRow,
  sidesOf,
  withSaved,
} from './sheetRow';

type Settings = {
  find: (id: number) => SheetRow | undefined;
  change: (id: number, next: (row: SheetRow) => SheetRow) => void;
};

const GONE = 'Nilai ini sudah dihapus orang lain. Kirim ulang untuk menambahkannya lagi.';

const CONFLICT = 409;

/** Whether the stored grade may be another one than the sheet knows. */
const isDoubtful = (error: unknown) =>
  isUnanswered(error) ||
  isNotFound(error) ||
  statusOf(error) === CONFLICT ||
  fieldErrorsOf(error)?.course_code !== undefined;

const reasonOf = (error: unknown) => {
  const errors = fieldErrorsOf(error);
  return errors ? Object.values(errors).join(' ') : failureReason(error);
};

/** Stores rows one after the other. Rows behind one without an answer wait for the person (docs/decisions/0035). */
export function useSendRows({ find, change }: Settings) {
  const store = useStore<WithSession>();
  const [createGrade] = useCreateGradeMutation();
  const [updateGrade] = useUpdateGradeMutation();
  const queue = useRef(Promise.resolve());
  const lost = useRef({ number: 0, reason: '' });
  const userId = useRef(selectUser(store.getState())?.id);

  /** Whether the session still is that of the sheet: no row is sent in another one. */
  const hasSession = () => selectUser(store.getState())?.id === userId.current;

  const write = async (row: SheetRow): Promise<StoredScores> => {
    const input = inputOf(row);
    const sent = row.base
      ? updateGrade({ id: row.base.id, gradeUpdateInput: input })
      : createGrade({ gradeInput: input });
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      sent.abort();
    }, ANSWER_WAIT_MS);
    try {
      return (await sent.unwrap()).data;
    } catch (error) {
      throw isSilent ? { status: 'TIMEOUT_ERROR' } : error;
    } finally {
      clearTimeout(timer);
    }
  };

  const readGrade = async (row: SheetRow): Promise<StoredScores | null> => {
    const params = { internship_id: idOf(row), course_code: row.courseCode };
    const endpoint = 'listGrades';
    const { data } = await request<ListGradesResponse>(
      { endpoint, url: '/grades', params, timeout: ANSWER_WAIT_MS },
      store,
    );
    return data[0] ?? null;
  };

  const fail = (id: number, failure: string) => {
    change(id, (row) => ({ ...row, isSending: false, failure }));
    announce(`Nilai ${find(id)?.student.student_name ?? ''} belum tersimpan. ${failure}`);
  };

  const finish = (row: SheetRow, grade: StoredScores) => {
    change(idOf(row), (current) => withSaved(current, grade, row.reason));
    announce(`Nilai ${row.student.student_name} tersimpan.`);
  };

  /** After a refusal or without an answer, the stored grade tells what has happened. */
  const settle = async (row: SheetRow, error: unknown): Promise<void> => {
    const id = idOf(row);
    const stored = isDoubtful(error) ? await readGrade(row).catch(() => undefined) : undefined;
    if (stored && hasScores(row, stored)) return finish(row, stored);
    if (stored === undefined || isSameGrade(stored, row.base)) {
      if (isUnanswered(error)) {
        lost.current = { number: lost.current.number + 1, reason: failureReason(error) };
      }
      return fail(id, reasonOf(error));
    }
    if (stored === null) {
      change(id, (current) => ({ ...current, base: null }));
      return fail(id, GONE);
    }
    if (changedByOthers(sidesOf(row, stored), SCORE_PARTS).length > 0) {
      change(id, (current) => ({ ...current, isSending: false, theirs: stored }));
      return announce(`Nilai ${row.student.student_name} sudah diubah orang lain.`);
    }
    // There is nothing to choose: the others have stored some of the same scores.
    change(id, (current) => ({ ...current, base: stored }));
    return sendRow({ ...row, base: stored });
  };

  const sendRow = async (row: SheetRow) => {
    const id = idOf(row);
    if (!isSendable(row)) {
      return change(id, (current) => ({ ...current, isSending: false, isAsked: true }));
    }
    try {
      finish(row, await write(row));
    } catch (error) {
      if (hasSession()) await settle(row, error);
    }
  };

  const sendOne = async (id: number, number: number) => {
    const row = find(id);
    if (!row || !hasSession()) return;
    if (number === lost.current.number) await sendRow(row);
    else fail(id, lost.current.reason);
  };

  const latest = useRef(sendOne);
  latest.current = sendOne;

  const send = useCallback(
    (ids: readonly number[]) => {
      const { number } = lost.current;
      for (const id of ids) {
        change(id, (row) => ({ ...row, isSending: true, failure: null }));
        queue.current = queue.current.then(() => latest.current(id, number));
      }
    },
    [change],
  );

  return { send, whenSent: useCallback(() => queue.current, []) };
}
