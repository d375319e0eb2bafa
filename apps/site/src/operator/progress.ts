/** Shows the progress of long work: one changing line on a terminal, elsewhere a line per tenth. */
export interface Progress {
  step(done: number): void
  finish(): void
}

const BAR = 24

export const showProgress = (what: string, total: number): Progress => {
  const out = process.stdout
  let lastTenth = -1
  const line = (done: number): string => {
    const filled = Math.round((done / Math.max(1, total)) * BAR)
    return `${what} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total}`
  }
  return {
    step: (done) => {
      if (out.isTTY) {
        out.write(`\r${line(done)}`)
        return
      }
      const tenth = Math.floor((done / Math.max(1, total)) * 10)
      if (tenth === lastTenth) return
      lastTenth = tenth
      out.write(`${what}: ${done} of ${total}\n`)
    },
    finish: () => {
      if (out.isTTY) out.write('\n')
    },
  }
}
