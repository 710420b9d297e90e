import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { ScreenFilesPlugin } from './src/client/start/ScreenFilesPlugin';
import { WorkerPlugin } from './src/client/worker/WorkerPlugin';

const DEV_PORT = 8080;
const API_ADDRESS = 'http://127.0.0.1:3000';

const root = __dirname;
const cacheFolder = join(root, '.cache');
const client = join(root, 'src/client');
const pages = readdirSync(client, { encoding: 'utf8', recursive: true })
  .filter((file) => /app[\\/](routes\.tsx|pages\.gen\.ts)$/.test(file))
  .flatMap((file) => readFileSync(join(client, file), 'utf8').match(/chunkName/gi) ?? []);
/** Code that a fifth of the pages share loads with the first page. */
const PAGES_THAT_SHARE = Math.ceil(pages.length / 5);
const inModules = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const materialParts = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]@mui[\\\\/]material[\\\\/](${names.join('|')})[\\\\/.]`);

const devServer: DevServerConfiguration = {
  host: 'localhost',
  port: DEV_PORT,
  hot: true,
  historyApiFallback: true,
  static: false,
  proxy: [{ context: ['/api'], target: API_ADDRESS }],
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
};

/** Compresses files once at build time instead of at every request. */
const compressions = () => {
  const common = { test: /\.(js|css|html|svg|json)$/, threshold: 1024 };
  return [
    new CompressionPlugin({
      ...common,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      compressionOptions: { level: constants.Z_BEST_COMPRESSION },
    }),
    new CompressionPlugin<BrotliOptions>({
      ...common,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      },
    }),
  ];
};

export default (_env: unknown, { mode }: { mode?: string }): Configuration => {
  const isProduction = mode === 'production';

  return {
    mode: isProduction ? 'production' : 'development',
    target: 'web',
    entry: {
      // Only a build has the files that it preloads.
      ...(isProduction && { start: join(root, 'src/client/start/preloadScreenFiles.ts') }),
      requests: join(root, 'src/client/start/requests.ts'),
      main: { import: join(root, 'src/client/start/index.tsx'), dependOn: 'requests' },
    },
    output: {
      path: join(root, 'dist/client'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: isProduction ? false : 'eval-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { '@': join(root, 'src') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: join(root, 'src'),
          use: {
            loader: 'babel-loader',
            options: { cacheDirectory: join(cacheFolder, 'babel'), cacheCompression: false },
          },
        },
        {
          test: /\.css$/,
          use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
        },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlPlugin({ template: join(root, 'public/index.html'), scriptLoading: 'defer' }),
      new CopyPlugin({
        patterns: [{ from: join(root, 'public'), globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(isProduction
        ? [
            new ScreenFilesPlugin(),
            new WorkerPlugin(),
            new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
            ...compressions(),
          ]
        : []),
    ],
    optimization: {
      // For scripts, swc makes files as small as webpack's own choice does, in a tenth of the time.
      minimizeOptions: { javascript: false },
      minimizer: [
        '...',
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 }, mangle: true },
        }),
      ],
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // Code that every screen needs and that seldom changes: it stays in the browser's cache when
          // a new version of our own code comes.
          framework: {
            chunks: ({ name }) => name === 'main',
            test: /[\\/]node_modules[\\/]/,
            name: 'framework',
            priority: 30,
            enforce: true,
          },
          // The part of the framework that runs before the rest has arrived.
          state: {
            chunks: ({ name }) => name === 'requests',
            test: /[\\/]node_modules[\\/]/,
            name: 'state',
            priority: 30,
            enforce: true,
          },
          // Groups of modules, each fetched with the first screen that uses it.
          forms: {
            chunks: 'async',
            test: inModules('formik', 'lodash-es'),
            name: 'forms',
            priority: 20,
            enforce: true,
          },
          rules: {
            chunks: 'async',
            test: inModules('yup', 'property-expr', 'tiny-case', 'toposort'),
            name: 'rules',
            priority: 20,
            enforce: true,
          },
          dates: {
            chunks: 'async',
            test: inModules('date-fns'),
            name: 'dates',
            priority: 20,
            enforce: true,
          },
          inputs: {
            chunks: 'async',
            test: materialParts(
              'OutlinedInput',
              'Input(Base|Adornment|Label)',
              'IconButton',
              'Form(Control|Label|HelperText)',
            ),
            name: 'inputs',
            priority: 20,
            enforce: true,
          },
          // Floating elements; charts need no other overlays.
          poppers: {
            chunks: 'async',
            test: /[\\/]node_modules[\\/](@popperjs|@mui[\\/]material[\\/](Popper|Portal))[\\/]/,
            name: 'poppers',
            priority: 20,
            enforce: true,
          },
          // The searchable list, which forms open with, without the other overlays.
          choices: {
            chunks: 'async',
            test: materialParts('(use)?Autocomplete', 'Chip', 'ListSubheader'),
            name: 'choices',
            priority: 20,
            enforce: true,
          },
          // Overlays: menus, dialogs and tooltips.
          overlays: {
            chunks: 'async',
            test: materialParts(
              'Backdrop',
              'Dialog\\w*',
              'Drawer',
              'Fade',
              'Grow',
              'List(ItemIcon)?',
              'Menu(Item|List)?',
              'Modal',
              'Popover',
              'Select(?![\\\\/]selectClasses)',
              'Slide',
              'Tooltip',
              'Unstable_TrapFocus',
              'internal[\\\\/]Transition',
            ),
            name: 'overlays',
            priority: 20,
            enforce: true,
          },
          // Tables and other common code: one file instead of the fifteen small ones that
          // webpack would make of it, each with its own way to the server and back.
          shared: {
            // The login screen needs little of it and gets a copy.
            chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'login',
            minChunks: PAGES_THAT_SHARE,
            name: 'shared',
            priority: 10,
            enforce: true,
          },
          // The heavy families, each fetched with the first screen that shows one.
          grid: {
            chunks: 'async',
            test: inModules('@mui[\\\\/]x-data-grid', '@mui[\\\\/]x-virtualizer'),
            name: 'grid',
            priority: 20,
            enforce: true,
          },
          charts: {
            chunks: 'async',
            test: inModules('@mui[\\\\/]x-charts', '@mui[\\\\/]x-charts-vendor', 'd3-[a-z]+'),
            name: 'charts',
            priority: 20,
            enforce: true,
          },
          pickers: {
            chunks: 'async',
            test: inModules('@mui[\\\\/]x-date-pickers'),
            name: 'pickers',
            priority: 20,
            enforce: true,
          },
        },
      },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(cacheFolder, 'webpack'),
      buildDependencies: { config: [__filename, join(root, 'babel.config.js')] },
    },
    performance: { hints: false },
    stats: isProduction ? { preset: 'errors-warnings', timings: true } : 'minimal',
    devServer,
  } as Configuration;
};
