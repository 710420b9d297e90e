import { ALL_PRINTERS } from './printers.gen';

type Printers = typeof ALL_PRINTERS;

export type Report = Parameters<Printers[keyof Printers]>[0];
type ReportOf<Kind> = Extract<Report, { kind: Kind }>;

const PRINTERS: { [Kind in Report['kind']]: (report: ReportOf<Kind>) => Promise<Uint8Array> } =
  ALL_PRINTERS;

/** The bytes of the file of a report. */
export const printed = <Kind extends Report['kind']>(report: ReportOf<Kind> & { kind: Kind }) =>
  PRINTERS[report.kind](report);
