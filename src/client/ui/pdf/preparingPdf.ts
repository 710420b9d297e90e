/** The words of a button from the press until its PDF is there. */
export const PREPARING_PDF = 'Menyiapkan PDF…';
