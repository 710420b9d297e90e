import bundled from './document.gen.json';
import type { OperationId } from './operations';

/** The parts of the OpenAPI document that the server uses. It contains no `$ref`. */
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
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

export type JsonSchema = { type?: string; [keyword: string]: unknown };

// The inferred type of the JSON spells out the whole document and types operationIds as string.
export const document = bundled as unknown as ContractDocument;
