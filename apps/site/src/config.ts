import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
// Not from its index: loading the whole contract would take a third of a second of the start.
import { COOKIE_COUNTRIES } from '@corkboard/contract/accounts/cookie-countries'
import type { DatabaseDriver } from '@corkboard/database'
import type { ErrorService } from '@corkboard/domain/upkeep/error-reports'
import { ConfigError, type Env, oneOf, origin, text, whole } from './env-values.ts'

/** All settings from the environment, read once and validated (README lists the variables). */
export interface SiteConfig {
  readonly role: 'all' | 'web' | 'worker' | 'transcoder'
  readonly host: string
  readonly port: number
  readonly webProcesses: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly databaseDriver: DatabaseDriver
  /** Events that may wait for the worker before writes are refused; `undefined` for the default. */
  readonly outboxLimit: number | undefined
  readonly publicOrigin: string | undefined
  readonly mediaOrigin: string | undefined
  readonly accelPrefix: string | undefined
  readonly trustProxy: boolean | number | string
  readonly metricsPort: number | undefined
  readonly metricsToken: string | undefined
  readonly country: string
  /** Other hosts of the site by origin, with the country each is for (IDENT-11). */
  readonly countryOrigins: Readonly<Record<string, string>>
  /** Countries where visitors are asked for cookie consent (IDENT-14). */
  readonly cookieCountries: readonly string[]
  /** In lower case, as in requests. */
  readonly countryHeader: string | undefined
  /** The same for the region within the country. */
  readonly regionHeader: string | undefined
  readonly mediaConcurrency: number
  /** Videos transcoded at the same time; 0 leaves them to other machines. */
  readonly transcodeConcurrency: number
  /** The operator's FFmpeg, for systems where the video library cannot be loaded. */
  readonly ffmpegPath: string | undefined
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly s3: S3Config | undefined
  readonly mail: MailConfig
  /** A hosted bot check instead of our own (IDENT-09). */
  readonly botCheck: BotCheckConfig | undefined
  /** URL of the service that checks links users open (PIN-16). */
  readonly linkCheckUrl: string | undefined
  /** Providers that users may also log in with (IDENT-16). */
  readonly social: readonly SocialConfig[]
  /** Describes pictures in addition to our own descriptors (FIND-08). */
  readonly embeddingModel: string | undefined
  /** The service that translates comments (COMMENT-03). */
  readonly translate: TranslateConfig | undefined
  /** The service that reported errors are passed on to (SHELL-19). */
  readonly errorService: ErrorService | undefined
}

export interface TranslateConfig {
  readonly url: string
  readonly apiKey: string | undefined
}

export interface SocialConfig {
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly metadata?: {
    readonly authorization_endpoint: string
    readonly token_endpoint: string
    readonly jwks_uri: string
  }
}

export interface MailConfig {
  /** Without it, mails are written to files in `DATA_DIR/mail`. */
  readonly smtpUrl: string | undefined
  /** `Corkboard <pins@pins.example>` */
  readonly from: string
}

export interface BotCheckConfig {
  readonly verifyUrl: string
  readonly secret: string
  readonly scriptUrl: string
  readonly siteKey: string
  readonly lowestScore: number
}

export interface S3Config {
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly prefix: string | undefined
  readonly forcePathStyle: boolean
}

/** Prefixes that only Corkboard uses: an unknown name with one of them is a typo. */
const OWN_PREFIXES = ['CORKBOARD_', 'S3_', 'BOT_CHECK_'] as const

const KNOWN = new Set([
  'CORKBOARD_ROLE',
  'CORKBOARD_COUNTRY',
  'CORKBOARD_LOG_LEVEL',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'S3_FORCE_PATH_STYLE',
  'BOT_CHECK_VERIFY_URL',
  'BOT_CHECK_SECRET',
  'BOT_CHECK_SCRIPT_URL',
  'BOT_CHECK_SITE_KEY',
  'BOT_CHECK_LOWEST_SCORE',
])

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** `10.0.0.1`, `10.0.0.0/8`, `::1`, or one of the names above. */
const isNetwork = (network: string): boolean => {
  const [address = '', bits, more] = network.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined) return NETWORKS.includes(network)
  return more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

const trustProxy = (env: Env): boolean | number | string => {
  const value = text(env, 'TRUST_PROXY')
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  if (/^\d{1,3}$/.test(value)) return Number(value)
  const networks = value.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) {
    throw new ConfigError(
      `TRUST_PROXY must be true, false, a number of proxies, or addresses such as 10.0.0.0/8, not "${value}".`,
    )
  }
  return networks.join(',')
}

/** The proxy's internal location; picture paths follow after a slash. */
const accelPrefix = (env: Env): string | undefined => {
  const value = text(env, 'MEDIA_ACCEL_PREFIX')
  if (value !== undefined && !/^(?:\/[\w.-]+)+$/.test(value)) {
    throw new ConfigError(`MEDIA_ACCEL_PREFIX must be a path such as /internal-media, not "${value}".`)
  }
  return value
}

/** Sent in a header. */
const metricsToken = (env: Env): string | undefined => {
  const value = text(env, 'METRICS_TOKEN')
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new ConfigError('METRICS_TOKEN must consist of letters, digits and symbols, without spaces.')
  }
  return value
}

const s3 = (env: Env): S3Config | undefined => {
  const bucket = text(env, 'S3_BUCKET')
  if (bucket === undefined) {
    const lonely = [...KNOWN].find((name) => name.startsWith('S3_') && text(env, name))
    if (lonely) throw new ConfigError(`${lonely} is set, but S3_BUCKET is not.`)
    return undefined
  }
  const need = (name: string): string => {
    const value = text(env, name)
    if (value === undefined) throw new ConfigError(`S3_BUCKET is set, so ${name} is needed too.`)
    return value
  }
  return {
    endpoint: origin(env, 'S3_ENDPOINT'),
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    bucket,
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    prefix: text(env, 'S3_PREFIX'),
    forcePathStyle: oneOf(env, 'S3_FORCE_PATH_STYLE', ['true', 'false']) !== 'false',
  }
}

/**
 * A server that really sends mail also needs the real origin: otherwise links in mails would follow the Host header of
 * the request, to any place the sender chooses.
 */
const mail = (env: Env): MailConfig => {
  const smtpUrl = text(env, 'SMTP_URL')
  const from = text(env, 'MAIL_FROM')
  if (from !== undefined && !/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new ConfigError(`MAIL_FROM must be an address such as Corkboard <pins@pins.example>, not "${from}".`)
  }
  if (smtpUrl !== undefined) {
    if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
      throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example:587.')
    }
    const missing = ['MAIL_FROM', 'PUBLIC_ORIGIN'].find((name) => !text(env, name))
    if (missing) throw new ConfigError(`SMTP_URL is set, so ${missing} is needed too.`)
  }
  return { smtpUrl, from: from ?? 'Corkboard <corkboard@localhost>' }
}

const address = (env: Env, name: string): string | undefined => {
  const value = text(env, name)
  if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new ConfigError(`${name} must be an address such as https://check.example/verify, not "${value}".`)
}

const lowestScore = (env: Env): number => {
  const value = text(env, 'BOT_CHECK_LOWEST_SCORE') ?? '0.5'
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value)) {
    throw new ConfigError(`BOT_CHECK_LOWEST_SCORE must be a number from 0 to 1, not "${value}".`)
  }
  return Number(value)
}

/** All settings of a service or none: an incomplete one would let no one pass. */
const botCheck = (env: Env): BotCheckConfig | undefined => {
  const parts = {
    verifyUrl: address(env, 'BOT_CHECK_VERIFY_URL'),
    secret: text(env, 'BOT_CHECK_SECRET'),
    scriptUrl: address(env, 'BOT_CHECK_SCRIPT_URL'),
    siteKey: text(env, 'BOT_CHECK_SITE_KEY'),
  }
  const names = ['BOT_CHECK_VERIFY_URL', 'BOT_CHECK_SECRET', 'BOT_CHECK_SCRIPT_URL', 'BOT_CHECK_SITE_KEY']
  const given = names.find((name) => text(env, name))
  const score = lowestScore(env)
  if (given === undefined) return undefined
  const { verifyUrl, secret, scriptUrl, siteKey } = parts
  if (verifyUrl && secret && scriptUrl && siteKey) return { verifyUrl, secret, scriptUrl, siteKey, lowestScore: score }
  throw new ConfigError(`${given} is set, so ${names.find((name) => !text(env, name))} is needed too.`)
}

/** Issuers of two providers; the operator adds a client id and secret. */
const SOCIAL_PRESETS = {
  GOOGLE: { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
  FACEBOOK: {
    id: 'facebook',
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    metadata: {
      authorization_endpoint: 'https://www.facebook.com/v21.0/dialog/oauth',
      token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
      jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    },
  },
} as const

/** A client id and its secret belong together, and providers redirect users to one fixed URL. */
const socialClient = (env: Env, prefix: string): Pick<SocialConfig, 'clientId' | 'clientSecret'> | undefined => {
  const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
  const [clientId, clientSecret] = [text(env, id), text(env, secret)]
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined) throw new ConfigError(`${secret} is set, so ${id} is needed too.`)
  if (clientSecret === undefined) throw new ConfigError(`${id} is set, so ${secret} is needed too.`)
  if (!text(env, 'PUBLIC_ORIGIN')) throw new ConfigError(`${id} is set, so PUBLIC_ORIGIN is needed too.`)
  return { clientId, clientSecret }
}

const social = (env: Env): readonly SocialConfig[] => {
  const presets = Object.entries(SOCIAL_PRESETS).flatMap(([prefix, preset]) => {
    const client = socialClient(env, prefix)
    return client ? [{ ...preset, ...client }] : []
  })
  const client = socialClient(env, 'OIDC')
  const issuer = text(env, 'OIDC_ISSUER')
  if (!client && issuer !== undefined) throw new ConfigError('OIDC_ISSUER is set, so OIDC_CLIENT_ID is needed too.')
  if (!client) return presets
  if (issuer === undefined) throw new ConfigError('OIDC_CLIENT_ID is set, so OIDC_ISSUER is needed too.')
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol)) {
    throw new ConfigError(`OIDC_ISSUER must be an address such as https://login.example, not "${issuer}".`)
  }
  return [...presets, { id: 'oidc', name: text(env, 'OIDC_NAME') ?? new URL(issuer).hostname, issuer, ...client }]
}

const translate = (env: Env): TranslateConfig | undefined => {
  const [address, apiKey] = [text(env, 'TRANSLATE_URL'), text(env, 'TRANSLATE_API_KEY')]
  if (address === undefined) {
    if (apiKey !== undefined) throw new ConfigError('TRANSLATE_API_KEY is set, so TRANSLATE_URL is needed too.')
    return undefined
  }
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(
      `TRANSLATE_URL must be an address such as https://translate.example/translate, not "${address}".`,
    )
  }
  return { url: url.href, apiKey }
}

/**
 * Reads a DSN, `https://key@errors.example/42`, as error services show it.
 * @returns undefined if it is none
 */
const parseDsn = (dsn: string): Pick<ErrorService, 'url' | 'key'> | undefined => {
  const url = URL.parse(dsn)
  const [, folder, project] = /^(.*\/)(\w+)\/?$/.exec(url?.pathname ?? '') ?? []
  if (!url || !/^https?:$/.test(url.protocol) || url.username === '' || project === undefined) return undefined
  return { url: `${url.origin}${folder}api/${project}/envelope/`, key: decodeURIComponent(url.username) }
}

/** The DSN is not repeated in messages: it contains a key. */
const errorService = (env: Env): ErrorService | undefined => {
  const dsn = text(env, 'ERROR_EXPORT_URL')
  if (dsn === undefined) return undefined
  const service = parseDsn(dsn)
  if (!service) throw new ConfigError('ERROR_EXPORT_URL must be a DSN such as https://key@errors.example/42.')
  const publicOrigin = origin(env, 'PUBLIC_ORIGIN')
  return { ...service, environment: publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname }
}

const isReadable = (address: string): boolean => {
  try {
    const { username, password, pathname } = new URL(address)
    decodeURIComponent(`${username}${password}${pathname}`)
    return true
  } catch {
    return false
  }
}

/** Never repeated in messages: it may contain a password. */
const databaseUrl = (env: Env): string | undefined => {
  const value = text(env, 'DATABASE_URL')
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value)) {
    throw new ConfigError('DATABASE_URL must start with postgresql://.')
  }
  if (value !== undefined && !isReadable(value)) {
    throw new ConfigError(
      'DATABASE_URL must be an address such as postgresql://user:password@db.example:5432/corkboard, with special characters percent-encoded.',
    )
  }
  return value
}

/** A site split into parts needs a shared database, through which the parts find each other. */
const role = (env: Env): SiteConfig['role'] => {
  const value = oneOf(env, 'CORKBOARD_ROLE', ['all', 'web', 'worker', 'transcoder']) ?? 'all'
  if (value !== 'all' && !text(env, 'DATABASE_URL')) {
    throw new ConfigError(`CORKBOARD_ROLE is ${value}, so DATABASE_URL is needed too.`)
  }
  return value
}

const ports = (env: Env): Pick<SiteConfig, 'port' | 'metricsPort'> => {
  const port = whole(env, 'PORT', { min: 0, max: 65_535 }) ?? 8080
  const metricsPort = whole(env, 'METRICS_PORT', { min: 1, max: 65_535 })
  if (metricsPort === port) throw new ConfigError('METRICS_PORT must not be the same as PORT.')
  return { port, metricsPort }
}

const country = (env: Env): string => {
  const value = text(env, 'CORKBOARD_COUNTRY') ?? 'US'
  if (!/^[A-Z]{2}$/.test(value)) throw new ConfigError(`CORKBOARD_COUNTRY must be two capital letters, not "${value}".`)
  return value
}

const cookieCountries = (env: Env): readonly string[] => {
  const value = text(env, 'COOKIE_CONSENT_COUNTRIES')
  if (value === undefined) return COOKIE_COUNTRIES
  if (value === 'none') return []
  const countries = value.split(',').map((country) => country.trim())
  const wrong = countries.find((country) => !/^[A-Z]{2}$/.test(country))
  if (wrong !== undefined) {
    throw new ConfigError(`COOKIE_CONSENT_COUNTRIES must be none, or countries such as DE,FR, not "${wrong}".`)
  }
  return countries
}

const countryOrigins = (env: Env): Readonly<Record<string, string>> => {
  const value = text(env, 'COUNTRY_ORIGINS')
  if (value === undefined) return {}
  if (!text(env, 'PUBLIC_ORIGIN')) throw new ConfigError('COUNTRY_ORIGINS is set, so PUBLIC_ORIGIN is needed too.')
  return Object.fromEntries(
    value.split(',').map((entry) => {
      const [, country = '', address = ''] = /^\s*([A-Z]{2})=(\S+)\s*$/.exec(entry) ?? []
      const wanted = URL.parse(address)
      if (!wanted || !/^https?:$/.test(wanted.protocol) || wanted.href !== `${wanted.origin}/`) {
        throw new ConfigError(`COUNTRY_ORIGINS must look like DE=https://pins.de,FR=https://pins.fr, not "${entry}".`)
      }
      return [wanted.origin, country]
    }),
  )
}

const headerName = (env: Env, name: string, example: string): string | undefined => {
  const value = text(env, name)
  if (value !== undefined && !/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) {
    throw new ConfigError(`${name} must be the name of a header such as ${example}, not "${value}".`)
  }
  return value?.toLowerCase()
}

/** A missing file is a typo; a file of another kind is noticed when it is used. @param what `an ONNX file` */
const file = (env: Env, root: string, name: string, what: string): string | undefined => {
  const value = text(env, name)
  if (value === undefined) return undefined
  const found = path.resolve(root, value)
  if (!statSync(found, { throwIfNoEntry: false })?.isFile()) {
    throw new ConfigError(`${name} must be the path of ${what}; there is no file ${value}.`)
  }
  return found
}

/** @throws ConfigError naming the variable. A relative DATA_DIR is resolved against `root`. */
export const readConfig = (env: Env, root: string): SiteConfig => {
  const unknown = Object.keys(env).find(
    (name) => OWN_PREFIXES.some((prefix) => name.startsWith(prefix)) && !KNOWN.has(name),
  )
  if (unknown) throw new ConfigError(`${unknown} is not a setting of Corkboard; the README lists them all.`)
  return {
    ...ports(env),
    role: role(env),
    host: text(env, 'HOST') ?? '0.0.0.0',
    webProcesses: whole(env, 'WEB_PROCESSES', { min: 1, max: 16 }) ?? 1,
    dataDir: path.resolve(root, text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(env),
    databasePool: whole(env, 'DATABASE_POOL', { min: 2, max: 200 }) ?? 10,
    databaseDriver: oneOf(env, 'DATABASE_DRIVER', ['shared', 'plain']) ?? 'shared',
    outboxLimit: whole(env, 'OUTBOX_LIMIT', { min: 100, max: 10_000_000 }),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    mediaOrigin: origin(env, 'MEDIA_ORIGIN'),
    accelPrefix: accelPrefix(env),
    trustProxy: trustProxy(env),
    metricsToken: metricsToken(env),
    country: country(env),
    countryOrigins: countryOrigins(env),
    cookieCountries: cookieCountries(env),
    countryHeader: headerName(env, 'COUNTRY_HEADER', 'X-Country'),
    regionHeader: headerName(env, 'REGION_HEADER', 'X-Region'),
    mediaConcurrency: whole(env, 'MEDIA_CONCURRENCY', { min: 1, max: 64 }) ?? 2,
    transcodeConcurrency: whole(env, 'TRANSCODE_CONCURRENCY', { min: 0, max: 64 }) ?? 1,
    ffmpegPath: file(env, root, 'FFMPEG_PATH', 'the program ffmpeg'),
    logLevel: oneOf(env, 'CORKBOARD_LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
    s3: s3(env),
    mail: mail(env),
    botCheck: botCheck(env),
    linkCheckUrl: address(env, 'LINK_CHECK_URL'),
    embeddingModel: file(env, root, 'EMBEDDING_MODEL', 'an ONNX file'),
    social: social(env),
    translate: translate(env),
    errorService: errorService(env),
  }
}
