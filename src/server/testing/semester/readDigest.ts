const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const LINE = /^- (.+?) · (\d+) (\w+) (\d{4}) · .*$/gm;

/** 'name YYYY-MM-DD' of each line of a section. */
export function linesOf(text: string, section: string): string[] {
  const [, after = ''] = text.split(`\n${section}: `);
  const own = after.split('\n\n')[0] ?? '';
  return [...own.matchAll(LINE)].map(([, name, day, month = '', year]) => {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    return `${name} ${year}-${number}-${String(day).padStart(2, '0')}`;
  });
}

/** '1 Sep 2030' */
export const dateText = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
};
