/**
 * Every property needs an example; an object has its examples in its properties. It needs a description only where its
 * name does not say what it is, which no rule can tell.
 */
const SchemaPropertiesHaveExamples = () => ({
  Schema(schema, { report, resolve, location }) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const at = location.child(['properties', name]);
      const target = resolved(property, resolve);
      if (!holdsObjects(target, resolve) && target.example === undefined) {
        report({ message: `\`${name}\` needs an example.`, location: at });
      }
    }
  },
});

function resolved(schema, resolve) {
  return schema.$ref ? (resolve(schema).node ?? {}) : schema;
}

function holdsObjects(schema, resolve) {
  if (schema.properties || schema.allOf) return true;
  return schema.items ? holdsObjects(resolved(schema.items, resolve), resolve) : false;
}

export default () => ({
  id: 'simagang',
  rules: { oas3: { 'schema-properties-have-examples': SchemaPropertiesHaveExamples } },
});
