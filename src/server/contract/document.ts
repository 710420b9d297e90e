import bundled from './document.gen.json';
import type { OperationId } from './operations';

/** The parts of the OpenAPI document that the server reads; it is dereferenced, without `$ref`. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

type PathItem = { [M in Method]?: Operation };

export interface Operation {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

export type JsonSchema = { type?: string; [keyword: string]: unknown };

// The import's own type spells out the whole document, and knows the operationIds as strings only.
export const document = bundled as unknown as ContractDocument;
