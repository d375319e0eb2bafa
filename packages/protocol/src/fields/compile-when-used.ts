/**
 * Compiles a function when it is first called. A process has hundreds of checks and writers, and compiling all of them
 * took a fifth of its start.
 */
export const compileWhenUsed = <Given, Made>(compile: () => (given: Given) => Made): ((given: Given) => Made) => {
  let compiled: ((given: Given) => Made) | undefined
  return (given) => (compiled ??= compile())(given)
}
