import type { generateEndpoints } from '@rtk-query/codegen-openapi';

/** How RTK Query endpoints are made of the document; scripts/generate.mjs adds where from and where to. */
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
  // These only read.
  endpointOverrides: [
    { pattern: ['getCurrentUser', 'getReviewSummary', 'getPlacementCheck'], type: 'query' },
    // The base query sends the headers.
    { pattern: /./, parameterFilter: (_name, { in: place }) => place !== 'header' },
  ],
  // Files are opened by the browser itself.
  filterEndpoints: (name: string) =>
    !/^export(?!User$)/.test(name) &&
    ![
      'getActivityReport',
      'getActivityPhoto',
      'exportRefusedRows',
      'getAuditExport',
      'getImportTemplate',
      'getReportFile',
      'getSignature',
    ].includes(name),
};
