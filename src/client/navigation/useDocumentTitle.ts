import { useEffect } from 'react';
import { useSettings } from '@/client/api/useSettings';

/** `<title> | <product name>`; the product name alone without a title. */
export const useDocumentTitle = (title: string): void => {
  const { app_name } = useSettings();
  useEffect(() => {
    document.title = title ? `${title} | ${app_name}` : app_name;
  }, [title, app_name]);
};
