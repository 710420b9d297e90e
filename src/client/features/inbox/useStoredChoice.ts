import { useRef } from 'react';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

type Effects<T> = { show: (value: T) => void; save: (value: T) => Promise<unknown> };

/**
 * Shows a choice at once and stores it. Arrow keys choose faster than a server answers: while one choice is being stored,
 * only the last of the next ones waits. A failure shows again what is stored.
 */
export function useStoredChoice<T>(current: T, { show, save }: Effects<T>) {
  const saving = useRef<{ wanted: T } | null>(null);

  return async (value: T) => {
    show(value);
    if (saving.current) {
      saving.current.wanted = value;
      return;
    }
    const state = { wanted: value };
    saving.current = state;
    let stored = current;
    try {
      while (stored !== state.wanted) {
        const { wanted } = state;
        await save(wanted);
        stored = wanted;
      }
    } catch (error) {
      show(stored);
      notifyFailure(error, FAILED);
    } finally {
      saving.current = null;
    }
  };
}
