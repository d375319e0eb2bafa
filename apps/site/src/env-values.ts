import { StartError } from './start-error.ts'

/** One sentence for the person who set the variable; ends the start. */
export class ConfigError extends StartError {}

export type Env = Readonly<Record<string, string | undefined>>

export const text = (env: Env, name: string): string | undefined => {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? undefined : value
}

export const whole = (env: Env, name: string, range: { min: number; max: number }): number | undefined => {
  const value = text(env, name)
  if (value === undefined) return undefined
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < range.min || number > range.max) {
    throw new ConfigError(`${name} must be a whole number from ${range.min} to ${range.max}, not "${value}".`)
  }
  return number
}

export const oneOf = <const T extends string>(env: Env, name: string, values: readonly T[]): T | undefined => {
  const value = text(env, name)
  if (value === undefined) return undefined
  const found = values.find((known) => known === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`)
  return found
}

/** A URL without a path and without a trailing slash. */
export const origin = (env: Env, name: string): string | undefined => {
  const value = text(env, name)
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new ConfigError(`${name} must be an address such as https://pins.example, without a path, not "${value}".`)
  }
  return url.origin
}
