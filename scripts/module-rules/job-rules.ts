import { moduleOf, type Rule } from './product.ts'

const TASK = /\b\w+_TASK\s*=\s*'(\w+)'/g
const TASK_AS_TEXT = /\bjobs\.add\(\s*[\w.]+,\s*['"`]/

/** Every task that a module names is one of its jobs, so that the worker runs what is queued. */
export const jobs: Rule = (product) => {
  const names = product.modules.flatMap(({ jobs: listed = [] }) => listed.map(({ name }) => name))
  return [
    ...[...product.domain].flatMap(([file, text]) => {
      const module = product.modules.find(({ name }) => name === moduleOf(product, file))
      const listed = module?.jobs?.map(({ name }) => name) ?? []
      return [
        ...[...text.matchAll(TASK)]
          .filter(([, task]) => !listed.includes(task!))
          .map(([, task]) => `${file} names the task ${task}, which \`jobs\` of ${module?.name ?? 'no module'} lacks`),
        ...(TASK_AS_TEXT.test(text) ? [`${file} queues a task by a text: use a constant \`…_TASK\``] : []),
      ]
    }),
    ...[...new Set(names.filter((name, place) => names.indexOf(name) !== place))].map(
      (name) => `two jobs have the name ${name}`,
    ),
  ]
}
