const { default: babelJest } = require('babel-jest');

const babel = babelJest.createTransformer();

/** Compiles with Babel; a compiled file stays in the cache when a test file is added or another level runs. */
module.exports = {
  ...babel,
  getCacheKey: (source, path, options) =>
    babel.getCacheKey(source, path, { ...options, configString: '' }),
  getCacheKeyAsync: (source, path, options) =>
    babel.getCacheKeyAsync(source, path, { ...options, configString: '' }),
};
