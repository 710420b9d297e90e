import { useEffect } from 'react';
import { useSettings } from './useSettings';

/** `<title> | <product name>`; without a title the product name alone. */
export const useDocumentTitle = (title: string): void => {
  const { app_name } = useSettings();
  useEffect(() => {
    document.title = title ? `${title} | ${app_name}` : app_name;
  }, [title, app_name]);
};
