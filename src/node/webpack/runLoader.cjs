/**
 * Webpack loader: runs the function in its option `run`. webpack finds loaders by their path, but those of the engine are
 * bundled with it.
 */
module.exports = function runLoader(source) {
  return this.getOptions().run.call(this, source);
};
