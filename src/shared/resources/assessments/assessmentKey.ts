interface SheetOfForm {
  internship_id: number;
  form_id: number;
}

/** The name of a sheet, which may have no id yet: '15-3'. */
export const assessmentKey = ({ internship_id, form_id }: SheetOfForm): string =>
  `${internship_id}-${form_id}`;
