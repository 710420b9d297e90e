const PATTERNS: readonly RegExp[] = [
  /(20\d{2})\s*[/–-]\s*(?:20)?(\d{2})(?!\d)/,
  /(?<!\d)(\d{2})\s*[/–-]\s*(\d{2})(?!\d)/,
  /(?<!\d)(20\d{2})(?!\d)/,
  /\b(?:angkatan|angk|ta|tahun|thn|th)[\s.]*['’]?(\d{2})(?!\d)/i,
];

/** The academic year that a text may mean: 'Angkatan 2024', 'angk. 24' and '24/25' are 2024/2025. */
export function academicYearOf(text: string): string | null {
  for (const pattern of PATTERNS) {
    const [found, first = '', second] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const year = Number(first.slice(-2));
    const isNext = second === undefined || Number(second) === (year + 1) % 100;
    return isNext ? `${2000 + year}/${2001 + year}` : null;
  }
  return null;
}
