import { accountFields } from '@/shared/resources/users/userRules';
import { record } from '@/shared/validation/fields';
import { currentPassword, PASSWORD_NEEDED } from './currentPassword';

type Address = string | null | undefined;

/** Whether an address is another one than that of the account: case makes no difference. */
export const isOtherAddress = (stored: Address, address: Address): boolean =>
  typeof address === 'string' && address.toLowerCase() !== stored?.toLowerCase();

/**
 * One's own address and telephone number; another address takes the current password. People who were invited by
 * telephone have no address yet.
 */
export const ownContactRules = (stored: string | null) =>
  record({
    email: stored === null ? accountFields.email.notRequired() : accountFields.email,
    phone_number: accountFields.phone_number,
    password: currentPassword().when('email', ([email], password) =>
      isOtherAddress(stored, email) ? password.required(PASSWORD_NEEDED) : password,
    ),
  });
