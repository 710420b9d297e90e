/**
 * Mutations that Stryker does not have, because they are no operators of the language: a condition or a lock of a query
 * that is left out, and an assertion that is not called. Stryker takes no mutators from outside, so they join its own.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import babel from '@babel/core';

const { types } = babel;
const instrumenter = dirname(
  createRequire(
    createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'),
  ).resolve('@stryker-mutator/instrumenter/package.json'),
);
const { allMutators } = await import(
  pathToFileURL(join(instrumenter, 'dist/src/mutators/mutate.js')).href
);

const LOCK = /^for(Update|NoKeyUpdate|Share)$/;
const OWNERSHIP = /VisibleTo$|^belongsToVisible$/;
const LOCKING = /^lock[A-Z]/;
const OWNERSHIP_ASSERTION = /^assert\w*Visible$/;
const ASSERTION = /^(assert(?!\w*Visible$)|refuse|reject|require)[A-Z]/;

const isCallOf = (node, names) =>
  types.isCallExpression(node) && types.isIdentifier(node.callee) && names.test(node.callee.name);

/** The query without the call of this method, or nothing if the node is something else. */
function withoutCall({ node }, names, takes = () => true) {
  if (!types.isCallExpression(node) || !types.isMemberExpression(node.callee)) return [];
  const { object, property } = node.callee;
  return names.test(property.name) && takes(node.arguments) ? [types.cloneNode(object, true)] : [];
}

/** An empty statement instead of one that only calls this function, or nothing if the node is something else. */
function withoutStatement({ node }, names) {
  if (!types.isExpressionStatement(node)) return [];
  const { expression } = node;
  const call = types.isAwaitExpression(expression) ? expression.argument : expression;
  return isCallOf(call, names) ? [types.emptyStatement()] : [];
}

const ofOwnership = ([condition]) => isCallOf(condition, OWNERSHIP);

allMutators.push(
  {
    name: 'Ownership',
    *mutate(path) {
      yield* withoutCall(path, /^where$/, ofOwnership);
      if (types.isTemplateLiteral(path.parent) && isCallOf(path.node, OWNERSHIP)) {
        yield babel.template.expression.ast('sql`true`');
      }
      yield* withoutStatement(path, OWNERSHIP_ASSERTION);
    },
  },
  {
    name: 'QueryCondition',
    *mutate(path) {
      yield* withoutCall(path, /^where$/, (condition) => !ofOwnership(condition));
    },
  },
  {
    name: 'Assertion',
    *mutate(path) {
      yield* withoutStatement(path, ASSERTION);
    },
  },
  {
    name: 'Lock',
    *mutate(path) {
      yield* withoutCall(path, LOCK);
      yield* withoutStatement(path, LOCKING);
    },
  },
);

/** The names of all mutations. */
export const MUTATORS = allMutators.map(({ name }) => name);
