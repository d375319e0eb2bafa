/** Checks repeatedly, for at most ten seconds, until the claim holds. */
export const until = async (claim: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 10_000
  while (!(await claim())) {
    if (performance.now() > deadline) throw new Error('It did not happen within ten seconds.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
