import type { PopupProps } from './PickerInput';

const NoField = () => null;

/** Lets a MUI X picker show its popup only, at our own field, with the shadow of our menus. */
export const popupSlots = ({ anchor, labelledBy, label }: PopupProps) => ({
  slots: { field: NoField },
  slotProps: {
    desktopPaper: {
      elevation: 8,
      sx: { mt: 0.5, border: 1, borderColor: 'divider', backgroundImage: 'none' },
    },
    // Names the dialog after the field.
    popper: { anchorEl: anchor, 'aria-labelledby': labelledBy, 'aria-label': label },
  },
});
