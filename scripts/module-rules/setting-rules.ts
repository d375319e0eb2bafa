import { isManifest, moduleOf, type Rule } from './product.ts'

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every setting changes what some module does, whose code names it; or nobody can change it, and `unread` says why. */
export const read: Rule = (product) => {
  const { modules, settings } = product
  const unread = new Set(modules.flatMap(({ unread: reasons = {} }) => Object.keys(reasons)))
  const readers = Map.groupBy(
    modules.flatMap(({ name, reads = [] }) => reads.map((setting) => ({ name, setting: setting as string }))),
    ({ setting }) => setting,
  )
  const isNamed = (setting: string, name: string): boolean =>
    [...product.domain].some(
      ([file, text]) =>
        !isManifest(file) &&
        moduleOf(product, file) === name &&
        new RegExp(`\\b(?:${setting}|${camelCase(setting)})\\b`).test(text),
    )
  return [
    ...settings
      .filter((setting) => !readers.has(setting) && !unread.has(setting))
      .map((setting) => `no module reads the setting ${setting}, and no \`unread\` says why`),
    ...[...readers.values()]
      .flat()
      .filter(({ name, setting }) => !isNamed(setting, name))
      .map(({ name, setting }) => `${name}/module.ts: \`reads\` names ${setting}, which nothing in ${name} reads`),
    ...[...unread]
      .filter((setting) => readers.has(setting))
      .map((setting) => `\`unread\` names the setting ${setting}, which a module reads`),
    ...[...readers.keys(), ...unread]
      .filter((setting) => !settings.includes(setting))
      .map((setting) => `a module names the setting ${setting}, which does not exist`),
  ]
}
