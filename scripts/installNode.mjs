import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Installs the newest Node.js of a major version into .cache, once, and returns the path of its binary. */
export const installNode = (major) => {
  const folder = resolve('.cache/node', major);
  const binary = resolve(folder, 'node_modules/node/bin/node');
  if (!existsSync(binary)) {
    console.log(`Installing Node.js ${major} into ${folder} …`);
    // The package gets its binary by an install script, which .npmrc switches off for the product.
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts=false'];
    execFileSync('npm', ['install', ...options, `node@${major}`], { stdio: 'inherit' });
  }
  return binary;
};
