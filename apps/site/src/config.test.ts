import { COOKIE_COUNTRIES } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { readConfig, type SiteConfig } from './config.ts'
import { ConfigError } from './env-values.ts'

const DEFAULTS: SiteConfig = {
  role: 'all',
  host: '0.0.0.0',
  port: 8080,
  webProcesses: 1,
  dataDir: '/srv/corkboard/data',
  databaseUrl: undefined,
  databasePool: 10,
  databaseDriver: 'shared',
  outboxLimit: undefined,
  publicOrigin: undefined,
  mediaOrigin: undefined,
  accelPrefix: undefined,
  trustProxy: false,
  metricsPort: undefined,
  metricsToken: undefined,
  country: 'US',
  countryHeader: undefined,
  regionHeader: undefined,
  countryOrigins: {},
  social: [],
  translate: undefined,
  cookieCountries: COOKIE_COUNTRIES,
  mediaConcurrency: 2,
  transcodeConcurrency: 1,
  ffmpegPath: undefined,
  logLevel: 'info',
  s3: undefined,
  mail: { smtpUrl: undefined, from: 'Corkboard <corkboard@localhost>' },
  botCheck: undefined,
  linkCheckUrl: undefined,
  embeddingModel: undefined,
  errorService: undefined,
}

const BOT_CHECK = {
  BOT_CHECK_VERIFY_URL: 'https://check.example/siteverify',
  BOT_CHECK_SECRET: 'secret',
  BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js',
  BOT_CHECK_SITE_KEY: 'key',
}

const S3 = { S3_BUCKET: 'pins', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
const s3 = {
  endpoint: undefined,
  region: 'us-east-1',
  bucket: 'pins',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  prefix: undefined,
  forcePathStyle: true,
}
const DATABASE_URL = 'postgresql://ada:p%40ss@db.example:5432/corkboard'

const read = (env: Record<string, string>) => readConfig(env, '/srv/corkboard')

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(read({ PATH: '/usr/bin', HOME: '/root' })).toEqual(DEFAULTS)
  })

  it('treats a variable that is empty or blank as not set', () => {
    expect(read({ PORT: '', DATA_DIR: '  ', S3_BUCKET: '', CORKBOARD_ROLE: '' })).toEqual(DEFAULTS)
  })

  it.each<[env: Record<string, string>, meaning: Partial<SiteConfig>]>([
    [
      { CORKBOARD_ROLE: 'web', DATABASE_URL },
      { role: 'web', databaseUrl: DATABASE_URL },
    ],
    [
      { CORKBOARD_ROLE: 'worker', DATABASE_URL },
      { role: 'worker', databaseUrl: DATABASE_URL },
    ],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 80 ' }, { port: 80 }],
    [{ WEB_PROCESSES: '4' }, { webProcesses: 4 }],
    [{ DATA_DIR: '/var/lib/corkboard' }, { dataDir: '/var/lib/corkboard' }],
    [{ DATA_DIR: '../pins' }, { dataDir: '/srv/pins' }],
    [{ DATABASE_URL: 'postgres:///pins?host=%2Frun%2Fpg' }, { databaseUrl: 'postgres:///pins?host=%2Frun%2Fpg' }],
    [{ DATABASE_POOL: '25' }, { databasePool: 25 }],
    [{ OUTBOX_LIMIT: '100000' }, { outboxLimit: 100_000 }],
    [{ DATABASE_DRIVER: 'plain' }, { databaseDriver: 'plain' }],
    [{ PUBLIC_ORIGIN: 'https://pins.example/' }, { publicOrigin: 'https://pins.example' }],
    [{ MEDIA_ORIGIN: 'https://media.example:8443' }, { mediaOrigin: 'https://media.example:8443' }],
    [{ MEDIA_ACCEL_PREFIX: '/internal/media' }, { accelPrefix: '/internal/media' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, ::1' }, { trustProxy: 'loopback,10.0.0.0/8,fd00::/8,::1' }],
    [{ METRICS_PORT: '9100' }, { metricsPort: 9100 }],
    [{ METRICS_TOKEN: 'open-sesame' }, { metricsToken: 'open-sesame' }],
    [{ CORKBOARD_COUNTRY: 'DE' }, { country: 'DE' }],
    [{ MEDIA_CONCURRENCY: '8' }, { mediaConcurrency: 8 }],
    [{ CORKBOARD_LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [S3, { s3 }],
    [{ ...S3, S3_ENDPOINT: 'http://minio:9000' }, { s3: { ...s3, endpoint: 'http://minio:9000' } }],
    [
      { ...S3, S3_REGION: 'eu-central-1', S3_PREFIX: 'media/' },
      { s3: { ...s3, region: 'eu-central-1', prefix: 'media/' } },
    ],
    [{ ...S3, S3_FORCE_PATH_STYLE: 'false' }, { s3: { ...s3, forcePathStyle: false } }],
    [
      { ERROR_EXPORT_URL: 'https://abc@errors.example/in/42', PUBLIC_ORIGIN: 'https://pins.example' },
      {
        publicOrigin: 'https://pins.example',
        errorService: { url: 'https://errors.example/in/api/42/envelope/', key: 'abc', environment: 'pins.example' },
      },
    ],
    [{ COOKIE_CONSENT_COUNTRIES: 'DE, FR' }, { cookieCountries: ['DE', 'FR'] }],
    [
      { PUBLIC_ORIGIN: 'https://pins.example', COUNTRY_ORIGINS: 'DE=https://pins.de, FR=https://pins.fr/' },
      {
        publicOrigin: 'https://pins.example',
        countryOrigins: { 'https://pins.de': 'DE', 'https://pins.fr': 'FR' },
      },
    ],
    [
      {
        PUBLIC_ORIGIN: 'https://pins.example',
        GOOGLE_CLIENT_ID: 'g',
        GOOGLE_CLIENT_SECRET: 's',
        OIDC_ISSUER: 'https://login.example',
        OIDC_CLIENT_ID: 'o',
        OIDC_CLIENT_SECRET: 's',
      },
      {
        publicOrigin: 'https://pins.example',
        social: [
          {
            id: 'google',
            name: 'Google',
            issuer: 'https://accounts.google.com',
            clientId: 'g',
            clientSecret: 's',
          },
          { id: 'oidc', name: 'login.example', issuer: 'https://login.example', clientId: 'o', clientSecret: 's' },
        ],
      },
    ],
    [{ COOKIE_CONSENT_COUNTRIES: 'none' }, { cookieCountries: [] }],
    [{ COUNTRY_HEADER: 'X-Country' }, { countryHeader: 'x-country' }],
    [{ REGION_HEADER: 'X-Region' }, { regionHeader: 'x-region' }],
    [
      { ...BOT_CHECK, BOT_CHECK_LOWEST_SCORE: '0.7' },
      {
        botCheck: {
          verifyUrl: 'https://check.example/siteverify',
          secret: 'secret',
          scriptUrl: 'https://check.example/api.js',
          siteKey: 'key',
          lowestScore: 0.7,
        },
      },
    ],
    [{ MAIL_FROM: 'pins@pins.example' }, { mail: { smtpUrl: undefined, from: 'pins@pins.example' } }],
    [
      { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Pins <a@b.example>', PUBLIC_ORIGIN: 'https://b.example' },
      {
        publicOrigin: 'https://b.example',
        mail: { smtpUrl: 'smtps://u:p@mail.example', from: 'Pins <a@b.example>' },
      },
    ],
  ])('reads %o', (env, meaning) => {
    expect(read(env)).toEqual({ ...DEFAULTS, ...meaning })
  })

  it.each<[variable: string, value: string]>([
    ['CORKBOARD_ROLE', 'both'],
    ['CORKBOARD_COUNTRY', 'de'],
    ['CORKBOARD_COUNTRY', 'Germany'],
    ['COOKIE_CONSENT_COUNTRIES', 'Europe'],
    ['GOOGLE_CLIENT_ID', 'without a secret'],
    ['FACEBOOK_CLIENT_SECRET', 'without an id'],
    ['OIDC_ISSUER', 'https://login.example'],
    ['COUNTRY_ORIGINS', 'DE=https://pins.de'],
    ['CORKBOARD_LOG_LEVEL', 'loud'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '8080a'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', '80.5'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', '17'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', 'many'],
    ['DATABASE_DRIVER', 'postgres'],
    ['MEDIA_CONCURRENCY', '0'],
    ['METRICS_PORT', '0'],
    ['PUBLIC_ORIGIN', 'pins.example'],
    ['PUBLIC_ORIGIN', 'https://pins.example/board'],
    ['PUBLIC_ORIGIN', 'https://pins.example/?a=b'],
    ['PUBLIC_ORIGIN', 'https://ada@pins.example'],
    ['PUBLIC_ORIGIN', 'ftp://pins.example'],
    ['MEDIA_ORIGIN', '//media.example'],
    ['MEDIA_ACCEL_PREFIX', 'internal'],
    ['MEDIA_ACCEL_PREFIX', '/internal/'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, somewhere'],
    ['TRUST_PROXY', '::1/64/3'],
    ['METRICS_TOKEN', 'open sesame'],
    ['DATABASE_URL', 'mysql://db.example/corkboard'],
    ['DATABASE_URL', 'postgresql://db.example:notaport/corkboard'],
    ['DATABASE_URL', 'postgresql://ada:100%@db.example/corkboard'],
    ['COUNTRY_HEADER', 'two words'],
    ['REGION_HEADER', 'two words'],
    ['MAIL_FROM', 'nobody'],
    ['LINK_CHECK_URL', 'check.example'],
    ['EMBEDDING_MODEL', 'no-such-model.onnx'],
    ['FFMPEG_PATH', '/usr/bin/no-such-program'],
    ['BOT_CHECK_VERIFY_URL', 'check.example'],
    ['BOT_CHECK_LOWEST_SCORE', '1.5'],
    ['SMTP_URL', 'mail.example'],
    ['TRANSLATE_URL', 'translate.example'],
    ['TRANSLATE_API_KEY', 'without an address'],
  ])('refuses %s=%s with a sentence that names it', (variable, value) => {
    const reading = () => read({ [variable]: value })
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow(new RegExp(`^${variable} .*\\.$`))
  })

  it.each<[env: Record<string, string>, sentence: string]>([
    [{ CORKBOARD_PORT: '80' }, 'CORKBOARD_PORT is not a setting of Corkboard; the README lists them all.'],
    [{ S3_REGON: 'eu' }, 'S3_REGON is not a setting of Corkboard; the README lists them all.'],
    [{ CORKBOARD_ROLE: 'web' }, 'CORKBOARD_ROLE is web, so DATABASE_URL is needed too.'],
    [{ PORT: '9100', METRICS_PORT: '9100' }, 'METRICS_PORT must not be the same as PORT.'],
    [{ BOT_CHECK_SECRET: 'a' }, 'BOT_CHECK_SECRET is set, so BOT_CHECK_VERIFY_URL is needed too.'],
    [{ S3_REGION: 'eu' }, 'S3_REGION is set, but S3_BUCKET is not.'],
    [{ S3_BUCKET: 'pins' }, 'S3_BUCKET is set, so S3_ACCESS_KEY_ID is needed too.'],
    [{ S3_BUCKET: 'pins', S3_ACCESS_KEY_ID: 'key' }, 'S3_BUCKET is set, so S3_SECRET_ACCESS_KEY is needed too.'],
    [{ ...S3, S3_FORCE_PATH_STYLE: 'no' }, 'S3_FORCE_PATH_STYLE must be one of true, false, not "no".'],
    [
      { ...S3, S3_ENDPOINT: 'minio:9000' },
      'S3_ENDPOINT must be an address such as https://pins.example, without a path, not "minio:9000".',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://b.example' },
      'SMTP_URL is set, so MAIL_FROM is needed too.',
    ],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL is set, so PUBLIC_ORIGIN is needed too.'],
  ])('refuses %o', (env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigError(sentence))
  })

  it('never repeats a password', () => {
    for (const address of ['mysql://ada:hunter2@db/x', 'postgresql://ada:hunter2%@db/x']) {
      expect(() => read({ DATABASE_URL: address })).toThrow(expect.not.stringContaining('hunter2') as string)
    }
  })
})
