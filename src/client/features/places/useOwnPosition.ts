import { useEffect, useRef, useState } from 'react';
import { currentCoordinates } from '@/client/ui/currentCoordinates';
import type { Coordinates } from '@/shared/coordinates';
import { formatNumber } from '@/shared/formatNumber';

const FAILED = 'Posisi tidak tersedia. Aktifkan izin lokasi di browser Anda.';

const located = (accuracy: number) =>
  `Posisi Anda dipakai, akurasi sekitar ${formatNumber(Math.round(accuracy))} meter.`;

/** The position of the device as the point of the form, and what became of it. */
export function useOwnPosition(onLocated: (point: Coordinates) => void) {
  const [isLocating, setLocating] = useState(false);
  const [message, setMessage] = useState('');
  const locating = useRef<AbortController | null>(null);

  useEffect(() => () => locating.current?.abort(), []);

  const locate = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    locating.current = controller;
    setLocating(true);
    setMessage('');
    try {
      const { latitude, longitude, accuracy } = await currentCoordinates(signal);
      onLocated({ latitude, longitude });
      setMessage(located(accuracy));
    } catch {
      if (!signal.aborted) setMessage(FAILED);
    } finally {
      if (!signal.aborted) setLocating(false);
    }
  };

  return { locate, isLocating, message };
}
