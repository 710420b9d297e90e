import { useNavigate } from 'react-router';
import { type Holiday, useLazyGetHolidayMoveQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { paths } from '@/shared/paths';

/**
 * The navigation after a holiday has got its date: to its page if there are activities to move or an old day to fill,
 * otherwise back to where the person came from.
 */
export function useAfterHoliday() {
  const navigate = useNavigate();
  const today = useCampusToday();
  const returnUrl = useReturnUrl();
  const [getMove] = useLazyGetHolidayMoveQuery();

  return async ({ id, date }: Pick<Holiday, 'id' | 'date'>, oldDate?: string) => {
    if (oldDate === date) return navigate(returnUrl);
    const freed = oldDate !== undefined && oldDate >= today ? oldDate : null;
    const move = await getMove({ id })
      .unwrap()
      .catch(() => null);
    if (!move?.data.total && !freed) return navigate(returnUrl);
    const query = freed ? `?moved_from=${freed}` : '';
    return navigate(paths.holidays.edit(id) + query, { replace: true });
  };
}
