/** The values of a new place. */
export const NEW_PLACE = {
  radius: 150,
  time_zone: 'WIB',
  has_joint_leave: true,
  is_active: true,
} as const;
