import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { closedRooms, WEB_ROOMS } from './scripts/web-rooms.ts'

const SERVER_LAYERS = ['contract', 'database', 'domain', 'protocol', 'demo', 'site'] as const

/** What a layer must not import: everything to its left on the map. */
const above = (layer: (typeof SERVER_LAYERS)[number]): string[] =>
  SERVER_LAYERS.slice(SERVER_LAYERS.indexOf(layer) + 1).flatMap((name) => [
    `@corkboard/${name}`,
    `@corkboard/${name}/**`,
  ])

const WEB = ['@corkboard/web', '@corkboard/web/**', '@corkboard/design-system', '@corkboard/design-system/**']
const TESTKIT = ['@corkboard/testkit', '@corkboard/testkit/**']
const CLIENTS = ['node:http', 'node:https', 'node:http2', 'undici']
const HTTP = ['fastify', '@fastify/*', 'graphql', 'react', 'react-dom']

interface Restriction {
  readonly group: string[]
  readonly message: string
  readonly allowTypeImports?: boolean
}

const imports = (patterns: Restriction[]): ['error', { patterns: Restriction[] }] => ['error', { patterns }]

const restrict = (group: string[], message: string) => ({ group, message })

const layer = (name: (typeof SERVER_LAYERS)[number], extra: string[] = []) => [
  restrict(
    [...above(name), ...WEB, ...TESTKIT, ...extra],
    `packages/${name} imports only layers below it (ARCHITECTURE.md)`,
  ),
]

const noServerCode = restrict(
  [
    '@corkboard/database',
    '@corkboard/domain',
    '@corkboard/domain/**',
    '@corkboard/protocol',
    '@corkboard/demo',
    '@corkboard/site',
    ...TESTKIT,
  ],
  'The web app knows the contract and the design system, and no server code',
)

/** They import TypeBox, which would add 15 kB to a page. */
const noSchemas = {
  ...restrict(
    [
      '@corkboard/contract',
      '@corkboard/contract/**/wire/**',
      '@corkboard/contract/**/resources/**',
      '@corkboard/contract/**/endpoints/**',
    ],
    'The web app takes only types from modules with schemas',
  ),
  allowTypeImports: true,
}

const FEATURES = readdirSync(new URL('packages/web/src/features', import.meta.url))

/** Imports of other rooms of the web app, from files up to four folders below their room. */
const closedWebRooms = (room: string) =>
  restrict(
    closedRooms(room).flatMap((other) => [1, 2, 3, 4, 5].map((ups) => `${'../'.repeat(ups)}${other}/**`)),
    `${room} does not import these rooms (scripts/web-rooms.ts)`,
  )

const webRooms = Object.keys(WEB_ROOMS).map((room) => ({
  files: [`packages/web/src/${room}/**/*.{ts,tsx}`],
  excludeFiles: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': imports([noServerCode, noSchemas, closedWebRooms(room)]) },
}))

/** Features do not import each other: what two of them share belongs in `product` or in the design system. */
const features = FEATURES.flatMap((feature) => {
  const others = FEATURES.filter((name) => name !== feature)
  return ['', '*/'].map((below) => ({
    files: [`packages/web/src/features/${feature}/${below}*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': imports([
        noServerCode,
        noSchemas,
        closedWebRooms('features'),
        restrict(
          others.map((other) => `${below === '' ? '..' : '../..'}/${other}/**`),
          'Features do not import each other (ARCHITECTURE.md)',
        ),
      ]),
    },
  }))
})

/** Fetching an address is for one guarded fetcher; everywhere else it is a hole (quality, security). */
const noFetch: ['error', { name: string; message: string }] = [
  'error',
  { name: 'fetch', message: 'Only the guarded fetcher may fetch (quality §3)' },
]

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: false },
  ignorePatterns: ['**/dist/**', '**/*.generated.*', 'node_modules/**'],
  rules: {
    'no-console': 'error',
    'no-debugger': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/default': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A tag chosen by a prop, and a page's variant, are not components that each render recreates.
    'react/static-components': 'off',
    // Functions given to a component to draw a part with are not components.
    'react/no-unstable-nested-components': 'off',
    // React 19's own transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // Names repeat across scopes where that reads best.
    'no-shadow': 'off',
    // Lists whose items hold no state of their own may use their place.
    'react/no-array-index-key': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    {
      files: ['packages/contract/src/**/*.ts'],
      rules: { 'no-restricted-imports': imports(layer('contract', HTTP)) },
    },
    {
      files: ['packages/database/src/**/*.ts'],
      rules: {
        'no-restricted-imports': imports(layer('database', HTTP)),
        'no-restricted-globals': noFetch,
      },
    },
    {
      files: ['packages/domain/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', 'packages/domain/src/platform/outbound/**'],
      rules: {
        'no-restricted-imports': imports([
          ...layer('domain', HTTP),
          restrict(CLIENTS, 'Only the guarded fetcher may fetch (quality §3)'),
        ]),
      },
    },
    { files: ['packages/domain/src/**/*.ts'], rules: { 'no-restricted-globals': noFetch } },
    {
      files: ['packages/protocol/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': imports([...layer('protocol', ['@corkboard/database', 'kysely', 'pg'])]),
        'no-restricted-globals': noFetch,
      },
    },
    {
      files: ['packages/demo/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': imports(layer('demo', ['@corkboard/protocol', ...HTTP])),
        'no-restricted-globals': noFetch,
      },
    },
    {
      files: ['packages/web/src/**/*.{ts,tsx}', 'packages/design-system/src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': imports([noServerCode, noSchemas]),
      },
    },
    ...webRooms,
    ...features,
    {
      files: ['**/*.test.{ts,tsx}', 'packages/testkit/**', 'e2e/**', 'bench/**', 'scripts/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // In a journey, what a person sees, reads and reaches is what is asserted.
      files: ['e2e/src/journeys/**/*.test.ts'],
      rules: {
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect.*', '*.sees', '*.reads', '*.misses', '*.arrivesAt'] },
        ],
      },
    },
    { files: ['scripts/**', 'bench/**', 'apps/site/src/operator/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
})
