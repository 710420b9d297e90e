import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '../settings/environment';

/**
 * The one FILE on the command line, and the flags beside it.
 * @throws ConfigError with the usage.
 */
export function readFileArgument<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('takes one FILE');
    return { file, values };
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}; ${usage}`);
  }
}
