import type { generateEndpoints } from '@rtk-query/codegen-openapi';

/** The generation of RTK Query endpoints from the document; scripts/generate.mjs adds the paths. */
export const codegenConfig: Omit<Parameters<typeof generateEndpoints>[0], 'schemaFile'> = {
  apiFile: './baseApi',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  argSuffix: 'Arg',
  responseSuffix: 'Response',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  encodePathParams: true,
  mergeReadWriteOnly: true,
  useUnknown: true,
  // These operations only read.
  endpointOverrides: [
    {
      pattern: [
        'getCurrentUser',
        'getReviewSummary',
        'getPlacementCheck',
        'getPlacementChangeCheck',
        'getScheduleCheck',
        'getStoredHours',
      ],
      type: 'query',
    },
    // The base query sends the headers.
    { pattern: /./, parameterFilter: (_name, { in: place }) => place !== 'header' },
  ],
  // The browser itself opens files.
  filterEndpoints: (name: string) =>
    !/^export(?!User$)/.test(name) &&
    ![
      'getActivityReport',
      'getAssessmentReport',
      'getAttendanceReport',
      'getActivityPhoto',
      'exportRefusedRows',
      'getAuditExport',
      'getImportTemplate',
      'getReportFile',
      'getSignature',
    ].includes(name),
};
