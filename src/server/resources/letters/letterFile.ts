export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
